import { siteName } from '#shared/site-name.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import { readDeskSettings } from './read-desk-settings.ts'
import { shownDesk } from './shown-desk.ts'

/** The desk of the platform as those who ask see it. */
export const getSupportInfo = async () => shownDesk(await readDeskSettings(platformDesk), siteName)
