#!/usr/bin/env node
import { Command } from 'commander';
import { addServe } from './serve.ts';

const program = new Command('reasoning-gym').description('reasoning tasks, made on demand and marked by rule');
addServe(program);
await program.parseAsync();
