import type { ContactSettings } from '#shared/content/contact/contact-settings.ts'
import { contactTopics } from '#shared/content/contact/contact-topics.ts'
import { storedContactSettings } from './contact-settings.ts'

/** Returns the current settings; until an administrator has saved them, the address from the deployment. */
export async function readContactSettings(options: { consistent?: boolean } = {}): Promise<ContactSettings> {
  return (await storedContactSettings.get({}, options)) ?? initialSettings()
}

function initialSettings(): ContactSettings {
  const email = process.env.CONTACT_EMAIL
  return {
    ...(email && { email }),
    showPhoneInFooter: false,
    address: [],
    hours: '',
    social: [],
    topics: contactTopics.map(({ title }) => title),
    version: 0,
  }
}
