/** A form that raises toasts loads this with itself, while there is a network. */
export const loadToastArea = () => import('./toast-area.tsx')
