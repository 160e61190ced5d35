import type { DeclaredCalls } from './declared-calls';

/** A segment of a path without its query; '{}' for a value. */
type Segment<Text extends string> = Text extends `${infer Path}?${string}`
  ? Segment<Path>
  : string extends Text
    ? '{}'
    : Text;

type DeclaredPath<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? `${Segment<First>}/${DeclaredPath<Rest>}`
  : Segment<Path>;

/** 'GET /leave/{}' of `/leave/${id}?fields=[]`; never, if the server declares no such call. */
type CallOf<Method extends string, Path extends string> = Extract<
  keyof DeclaredCalls,
  `${Method} ${DeclaredPath<Path>}`
>;

export type BodyOf<Method extends string, Path extends string> = DeclaredCalls[CallOf<
  Method,
  Path
>]['body'];

export type ResponseOf<Method extends string, Path extends string> = DeclaredCalls[CallOf<
  Method,
  Path
>]['response'];

/** Arguments after the path, which nothing fits if the server declares no such call. */
export type IfDeclared<Method extends string, Path extends string, Arguments extends unknown[]> = [
  CallOf<Method, Path>,
] extends [never]
  ? [undeclared: never]
  : Arguments;

/** The paths of a method, with `{}` for a value. */
export type PathOf<Method extends string> = {
  [Name in keyof DeclaredCalls]: Name extends `${Method} ${infer Path}` ? Path : never;
}[keyof DeclaredCalls];
