import { seed } from './seed.ts'

const loaders = Object.entries(seed.articleTexts).map(
  ([slug, content]) => [slug, () => Promise.resolve({ content })] as const,
)

/** Loads the text of each article by its slug; in a build for browsers each is a file of its own. */
export const articleTexts: Readonly<Record<string, () => Promise<{ content: string }>>> =
  Object.fromEntries(loaders)
