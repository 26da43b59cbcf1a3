import { newId } from '#shared/ids.ts'
import { initialLayout } from '#shared/newsletter/newsletter-campaigns/block.ts'
import type { NewsletterTemplate } from '#shared/newsletter/newsletter-campaigns/newsletter-template.ts'
import { serverTime } from '#web/lib/server-clock.ts'

/** A template that is stored with its first change. */
export function newTemplate(): NewsletterTemplate {
  const now = serverTime()
  return {
    id: newId('ntp', now) as NewsletterTemplate['id'],
    name: '',
    layout: initialLayout,
    blocks: [],
    createdAt: now,
    updatedAt: now,
    version: 0,
  }
}
