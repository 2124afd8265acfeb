import type { Compiler } from 'webpack';

export class ChunkNames {
  apply(compiler: Compiler): void;
}
