import { getFooter } from '#shared/content/footer/contract.ts'
import { call } from '#web/lib/call.ts'

export const fetchFooter = () => call(getFooter, {})
