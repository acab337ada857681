/** The code that shows toasts. A form that raises them fetches it with itself, while there is a network. */
export const loadToastArea = () => import('./toast-area.tsx')
