/** All matter of the studio with the name of its release; for renderers, which choose what a document brings. */
export { site } from '#site'
