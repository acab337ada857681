import type { Plugin } from 'vite'

/** Serves `desk.html` at every address of the desk, as the server does with the built one. */
export const deskInDevelopment: Plugin = {
  name: 'desk-in-development',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (/^\/desk([/?]|$)/.test(request.url ?? '')) request.url = '/desk.html'
      next()
    })
  },
}
