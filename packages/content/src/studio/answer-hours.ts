import { seed } from '@northword/seed/seed'

/** Business hours until a person answers: "2 to 4 hours". */
export const answerHours: string = seed.answerHours
