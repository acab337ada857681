/** All matter of the studio, and the name of its release; for renderers, which choose what a document brings. */
export { release, site } from '#site'
