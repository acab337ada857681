/** Leaves the page for where a link leads, as a browser without scripts would. */
export const leaveFor = ({ href }: HTMLAnchorElement) => location.assign(href)
