import { readContactSettings } from './read-contact-settings.ts'

export const getContact = () => readContactSettings()
