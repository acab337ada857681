import type { files, operations, places } from './api.ts'

/** Name of an operation in the API, such as `orders.place`. */
export type OperationId = keyof typeof places

type ParametersOf<Id extends OperationId> = operations[Id]['parameters']
type BodyOf<Id extends OperationId> =
  NonNullable<operations[Id]['requestBody']> extends { content: { 'application/json': infer Body } }
    ? Body
    : never

/** Nothing is described as `never`, and adds no field. */
type Fields<Described> = [NonNullable<Described>] extends [never] ? unknown : NonNullable<Described>

type KeyOf<Id extends OperationId> = [NonNullable<ParametersOf<Id>['header']>] extends [never]
  ? unknown
  : NonNullable<ParametersOf<Id>['header']> extends { 'Idempotency-Key': string }
    ? { idempotencyKey: string }
    : { idempotencyKey?: string }

type Whole<Parts> = { [Name in keyof Parts]: Parts[Name] }

/** All fields of an operation together: those of its path, of its query or body, and `idempotencyKey`. */
export type Input<Id extends OperationId> = Whole<
  Fields<ParametersOf<Id>['path']> & Fields<ParametersOf<Id>['query']> & Fields<BodyOf<Id>> & KeyOf<Id>
>

type Success<Responses> = Responses[keyof Responses & (200 | 201 | 204)]
type BodyIn<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined

/** Result of a call: a file as the Response of `fetch`, undefined for an empty answer. */
export type Answer<Id extends OperationId> = Id extends (typeof files)[number]
  ? Response
  : BodyIn<Success<operations[Id]['responses']>>

export interface CallOptions {
  signal?: AbortSignal
  headers?: Record<string, string>
}

/** The input may be left out if no field of it is required. */
export type CallArguments<Id extends OperationId> = [keyof Input<Id>] extends [never]
  ? [input?: Record<string, never>, options?: CallOptions]
  : Partial<Input<Id>> extends Input<Id>
    ? [input?: Input<Id>, options?: CallOptions]
    : [input: Input<Id>, options?: CallOptions]
