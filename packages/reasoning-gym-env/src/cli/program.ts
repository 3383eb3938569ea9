import { Command, CommanderError } from 'commander';
import { ConfigError } from 'reasoning-gym';
import { addGenerate } from './generate.ts';
import { UsageError } from './input.ts';
import { addList } from './list.ts';
import { addPush } from './push.ts';
import { addScore } from './score.ts';
import { addServe } from './serve.ts';
import { addShow } from './show.ts';

const COMMANDS = [addList, addShow, addGenerate, addScore, addServe, addPush];

/** Carries out one command line and gives the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  const program = new Command('reasoning-gym')
    .description('Procedurally generated reasoning tasks with verified answers.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => console.log(text.trimEnd()),
      writeErr: (text) => console.error(text.trimEnd()),
      outputError: (text, write) => write(text.replace(/^error: /, '')),
    });
  for (const add of COMMANDS) add(program);
  for (const command of program.commands) command.copyInheritedSettings(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    return report(error);
  }
}

/** Bad input is one clear line and exit code 2; anything else is a fault of ours and keeps its stack. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError || error instanceof ConfigError || error instanceof RangeError) {
    console.error(error.message);
    return 2;
  }
  console.error(error);
  return 1;
}
