import type { PlantedFault } from '../planted-fault.ts'
import { faultsOfAccess } from './access.ts'
import { faultsOfData } from './data.ts'
import { faultsOfMailsAndTexts } from './mails-and-texts.ts'
import { faultsOfOrdersAndMoney } from './orders-and-money.ts'
import { faultsOfPages } from './pages.ts'

/** Faults in the order in which they are planted: those for a browser last, as each needs the site built anew. */
export const allFaults: PlantedFault[] = [
  ...faultsOfAccess,
  ...faultsOfOrdersAndMoney,
  ...faultsOfMailsAndTexts,
  ...faultsOfData,
  ...faultsOfPages,
]
