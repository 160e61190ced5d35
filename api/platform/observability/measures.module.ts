import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Measures } from './measures.js';

@Global()
@Module({})
export class MeasuresModule {
  static with(measures: Measures): DynamicModule {
    return { module: MeasuresModule, providers: [{ provide: Measures, useValue: measures }], exports: [Measures] };
  }
}
