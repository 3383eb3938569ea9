export { ContainerError, docker, type DockerOptions } from './docker.ts';
