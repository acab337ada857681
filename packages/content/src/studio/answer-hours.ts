import { company } from './company.ts'

const { least, most } = company.answerWithinHours

/** Business hours until a person answers: "2 to 4 hours". */
export const answerHours = `${least} to ${most} hours`
