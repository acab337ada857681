import type { files, operations, places } from './api.ts'

/** Name of an operation in the API, such as `orders.place`. */
export type OperationId = keyof typeof places

/** Part of a description. Never if there is none. */
type Part<Described, Name extends string> = Name extends keyof Described
  ? NonNullable<Described[Name]>
  : never

type ParametersIn<Id extends OperationId, Name extends string> = Part<operations[Id]['parameters'], Name>
type BodyOf<Id extends OperationId> =
  Part<operations[Id], 'requestBody'> extends { content: { 'application/json': infer Body } } ? Body : never

/** No part adds no field. */
type Fields<Described> = [Described] extends [never] ? unknown : Described

type KeyOf<Id extends OperationId> = [ParametersIn<Id, 'header'>] extends [never]
  ? unknown
  : ParametersIn<Id, 'header'> extends { 'Idempotency-Key': string }
    ? { idempotencyKey: string }
    : { idempotencyKey?: string }

type Whole<Parts> = { [Name in keyof Parts]: Parts[Name] }

/** All fields of an operation together: those of its path, of its query or body, and `idempotencyKey`. */
export type Input<Id extends OperationId> = Whole<
  Fields<ParametersIn<Id, 'path'>> & Fields<ParametersIn<Id, 'query'>> & Fields<BodyOf<Id>> & KeyOf<Id>
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
