import { fileInput, type TextFile, textFiles, versionInput } from '@northword/contract/texts/texts'
import { block, comparison } from '@northword/contract/texts/text-views'
import { z } from 'zod'
import type { RestRoute } from '../../doors/rest-route.ts'
import { versionFile } from './version-file.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const types: Record<TextFile, string> = {
  'text.md': 'text/markdown',
  'text.txt': 'text/plain',
  'text.html': 'text/html',
  'text.docx': word,
  'text.json': 'application/json',
  'report.pdf': 'application/pdf',
  'redline.docx': word,
  'redline.json': 'application/json',
}

export const textRoutes: RestRoute[] = [
  {
    method: 'GET',
    url: '/api/orders/:number/texts/:piece/versions/:version/:file',
    summary: `A version of a text as a file: ${textFiles.join(', ')}.`,
    access: 'For the client of the order, holders of a link to it, and the desk.',
    operationId: 'deliveries.file',
    security: [{ clientSession: [] }, { orderLink: [] }, { deskSession: [] }, { apiToken: ['desk:read'] }],
    // Coerced numbers of an address are described by no more than their type.
    parameters: versionInput.extend({ file: fileInput.shape.file }),
    query: z.object({ from: versionInput.shape.version.optional() }),
    gives: { 200: z.string() },
    downloads: {
      ...Object.fromEntries(Object.values(types).map((type) => [type, z.string()])),
      'application/json': z.union([z.array(block), comparison]).describe('Blocks, or what changed in them'),
    },
    async handle({ everybody, parameters, queries }) {
      const input = fileInput.parse({ ...parameters, ...queries })
      const { name, content } = await versionFile(await everybody(), input)
      const type = types[input.file]
      const isGzipped = type === 'application/json'
      return { status: 200, download: { fileName: name, type, isGzipped, parts: only(content) } }
    },
  },
]

async function* only(content: string | Uint8Array) {
  yield content
}
