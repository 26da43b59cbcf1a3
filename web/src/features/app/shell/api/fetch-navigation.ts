import { listNavigation } from '#shared/content/navigation/contract.ts'
import { call } from '#web/lib/call.ts'

export const fetchNavigation = async () => (await call(listNavigation, {})).items
