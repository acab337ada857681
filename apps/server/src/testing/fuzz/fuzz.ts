import type { TestApp } from '../test-app.ts'
import type { Browser } from '../requests/test-browser.ts'
import { answerChecker, type FuzzAnswer } from './check-answer.ts'
import { type DescribedApi, describedApiOf, type Operation } from './described-api.ts'
import { choiceOf, type Draw, drawBy } from './draw.ts'
import { addressOf, curlOf, type FuzzRequest, payloadOf, rightRequest } from './fuzz-request.ts'
import { type ActorName, createFuzzWorld, type FuzzWorld } from './fuzz-world.ts'
import { createKnownValues, type KnownValues } from './known-values.ts'
import { mutations } from './mutations.ts'
import { isObject } from './is-object.ts'
import { createRightValues } from './right-values.ts'

export interface Fuzzed {
  requests: number
  /** Faults, one of each kind, with all that is needed to see them again. */
  faults: string[]
  /** Answers by operation and status. */
  statuses: Map<string, Map<number, number>>
}

const actorNames = ['nobody', 'client', 'link', 'owner', 'token'] as const

/** Calls every operation of the document so many times, as every actor, and compares the answers with it. */
export async function fuzz(site: TestApp, seed: number, passes: number): Promise<Fuzzed> {
  const api = await describedApiOf(site)
  const known = createKnownValues()
  const world = await createFuzzWorld(site, known)
  const fuzzer = { site, api, known, world, seed, sending: createSending(api, known) }
  const faults = new Map<string, string>()
  const statuses = new Map(api.operations.map(({ operationId }) => [operationId, new Map<number, number>()]))
  let requests = 0
  for (let pass = 0; pass < passes; pass++)
    for (const operation of api.operations) {
      const { answer, complaints } = await fuzzOnce(fuzzer, operation, drawBy(seedOf(seed, requests)))
      const counts = statuses.get(operation.operationId)
      counts?.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
      for (const [kind, fault] of complaints) if (!faults.has(kind)) faults.set(kind, fault)
      requests += 1
    }
  return { requests, faults: [...faults.values()], statuses }
}

/** Far from the seeds of other requests: generators of similar seeds begin alike. */
const seedOf = (seed: number, request: number) => Math.imul(seed + request * 7_919 + 1, 0x9e3779b1)

interface Fuzzer {
  site: TestApp
  api: DescribedApi
  known: KnownValues
  world: FuzzWorld
  seed: number
  sending: ReturnType<typeof createSending>
}

const createSending = (api: DescribedApi, known: KnownValues) => ({
  valueOf: createRightValues(api, known),
  complaintsAbout: answerChecker(api),
})

async function fuzzOnce(
  { site, api, known, world, seed, sending }: Fuzzer,
  operation: Operation,
  draw: Draw,
) {
  const { valueOf, complaintsAbout } = sending
  const request = rightRequest({ draw, operation, known, valueOf })
  mutate(request, draw, api.operations)
  const name = actorFor(operation, draw)
  const headers = headersOf(request, world.actors[name])
  const answer = await sent(site, request, headers)
  const address = addressOf(request)
  const complaints = complaintsAbout(request, address, answer).map((complaint): [string, string] => [
    `${operation.operationId} ${complaint}`,
    [
      `${operation.operationId}: ${complaint}`,
      `seed ${seed}, as ${name}, with ${request.mutations.join(' and ') || 'nothing changed'}`,
      curlOf(request, headers),
      `${answer.status} ${answer.headers['content-type'] ?? ''} ${answer.body.slice(0, 500)}`,
    ].join('\n'),
  ])
  if (answer.status < 300) learnFrom(known, operation, answer)
  await revive(world, operation, name, answer)
  return { answer, complaints }
}

/** Nothing in a third of the requests, one change in half of them, several in the others. */
function mutate(request: FuzzRequest, draw: Draw, operations: Operation[]) {
  const wanted = draw.oneOf([0, 0, 1, 1, 1, 2])
  for (let tries = 0; request.mutations.length < wanted && tries < 10; tries++) {
    const [name, change] = draw.oneOf(choiceOf(Object.entries(mutations)))
    if (!request.mutations.includes(name) && change(request, draw, operations)) request.mutations.push(name)
  }
}

/** Credentials in the document, with the actor who has them. */
const holders: Record<string, ActorName> = {
  clientSession: 'client',
  orderLink: 'link',
  deskSession: 'owner',
  apiToken: 'token',
}

/** Actor of a call: most of the time one that may make it. */
function actorFor({ security }: Operation, draw: Draw): ActorName {
  const able = security.flatMap((one) => Object.keys(one).flatMap((name) => holders[name] ?? []))
  return able.length === 0 || draw.isOneIn(4) ? draw.oneOf(actorNames) : draw.oneOf(choiceOf(able))
}

function headersOf(request: FuzzRequest, { cookies, headers }: Browser): Record<string, string> {
  const cookie = Array.from(cookies, ([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  return {
    ...(cookie && { cookie }),
    ...headers,
    ...(payloadOf(request) !== undefined && { 'content-type': 'application/json' }),
    ...request.headers,
  }
}

async function sent(
  { app }: TestApp,
  request: FuzzRequest,
  headers: Record<string, string>,
): Promise<FuzzAnswer> {
  const payload = payloadOf(request)
  const answer = await app.inject({
    // Fastify passes on any method.
    method: request.method as 'GET',
    url: addressOf(request),
    headers,
    ...(payload !== undefined && { payload }),
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body }
}

function learnFrom(known: KnownValues, { tags }: Operation, { headers, body }: FuzzAnswer) {
  if (body === '' || !String(headers['content-type']).startsWith('application/json')) return
  const read: unknown = JSON.parse(body)
  if (isObject(read)) known.learn(tags[0] ?? '', read)
}

/** Gives an actor new credentials if a call has ended the old ones. */
async function revive(world: FuzzWorld, operation: Operation, name: ActorName, { status, body }: FuzzAnswer) {
  const isAble = operation.security.some((one) => Object.keys(one).some((each) => holders[each] === name))
  const isRenewed = (status === 401 && isAble) || body.includes('#proofNeeded"')
  if (isRenewed || body.includes('#secondFactorNeeded"')) await world.pardon()
  if (isRenewed) world.actors[name] = await world.makers[name]()
}
