import type { PlantedFault } from '../planted-fault.ts'
import { faultsOfAccess } from './access.ts'
import { faultsOfData } from './data.ts'
import { faultsOfMailsAndTexts } from './mails-and-texts.ts'
import { faultsOfOrdersAndMoney } from './orders-and-money.ts'
import { faultsOfPages } from './pages.ts'

/** In order of execution: browser faults last, because each needs a new build of the site. */
export const allFaults: PlantedFault[] = [
  ...faultsOfAccess,
  ...faultsOfOrdersAndMoney,
  ...faultsOfMailsAndTexts,
  ...faultsOfData,
  ...faultsOfPages,
]
