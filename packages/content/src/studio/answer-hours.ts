import { site } from '#site'

/** Business hours until a person answers: "2 to 4 hours". */
export const answerHours: string = site.answerHours
