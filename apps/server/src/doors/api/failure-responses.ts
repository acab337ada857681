import * as z from 'zod'
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi'
import { type ErrorCode, problemOf } from '../../errors/domain-error.ts'
import { namedSchemas } from './named-schemas.ts'

export type FailuresOf = (codes: ErrorCode[]) => ZodOpenApiResponsesObject

type Kind = ReturnType<typeof problemOf>

/** Responses by status for the failures of an operation. Operations with the same kinds share a component. */
export function failureResponses(): FailuresOf {
  const known = new Map<number, Map<string, ZodOpenApiResponseObject>>()
  const responseOf = (status: number, kinds: Kind[]) => {
    const ofStatus = known.get(status) ?? new Map<string, ZodOpenApiResponseObject>()
    const key = kinds.map(({ type }) => type).join()
    const name = `Failure${status}${ofStatus.size === 0 ? '' : `-${ofStatus.size + 1}`}`
    const response = ofStatus.get(key) ?? failureOf(name, kinds)
    known.set(status, ofStatus.set(key, response))
    return response
  }
  return (codes) => {
    const byStatus = Map.groupBy(codes.map(problemOf), ({ status }) => status)
    const responses = Array.from(byStatus, ([status, kinds]) => [String(status), responseOf(status, kinds)])
    return Object.fromEntries(responses) as ZodOpenApiResponsesObject
  }
}

function failureOf(id: string, kinds: Kind[]): ZodOpenApiResponseObject {
  const types = z.enum(kinds.map(({ type }) => type)).describe('Kind of error.')
  const schema = z.intersection(namedSchemas.Problem, z.looseObject({ type: types }))
  return {
    id,
    description: kinds.map(({ type, title }) => `- \`${type}\`: ${title}`).join('\n'),
    content: { 'application/json': { schema }, 'application/problem+json': { schema } },
  }
}
