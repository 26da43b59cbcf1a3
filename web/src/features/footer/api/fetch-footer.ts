import { getFooter } from '#shared/footer/contract.ts'
import { call } from '#web/lib/call.ts'

export const fetchFooter = () => call(getFooter, {})
