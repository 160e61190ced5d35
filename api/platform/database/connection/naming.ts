import { DefaultNamingStrategy, type NamingStrategyInterface } from 'typeorm';

export class SnakeCaseNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(property: string, customName: string | undefined, prefixes: string[]): string {
    return [...prefixes, customName ?? property].map(snakeCase).join('_');
  }

  override joinColumnName(relation: string, column: string): string {
    return snakeCase(`${relation}_${column}`);
  }
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
