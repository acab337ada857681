import { company } from './company.ts'

const { least, most } = company.answerWithinHours

/** Within how many business hours a person answers, as every page and mail says it: "2 to 4 hours". */
export const answerHours = `${least} to ${most} hours`
