import type { CampaignCheck } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { type CampaignContent, mostRenderedBytes } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { campaignRefusal } from '#shared/newsletter/newsletter-campaigns/campaign-refusal.ts'
import type { Rendered } from './render-campaign.ts'
import { thingIn } from './things-of-blocks.ts'

/** What most mail programs show of a subject. */
const mostSubjectLetters = 60
const leastPreheaderLetters = 20

const kilobytes = (bytes: number) => Math.ceil(bytes / 1000)

/** True if a reader would see something of it. */
function hasContent({ blocks }: CampaignContent, { found }: Rendered): boolean {
  const saying = blocks.filter((block) => {
    if (block.kind === 'divider' || thingIn(block)) return false
    return block.kind !== 'text' || /<img|[^\s]/.test(block.html.replace(/<(?!img)[^>]*>|&nbsp;/g, ''))
  })
  const things = blocks.filter((block) => thingIn(block))
  return saying.length > 0 || things.length > found.missing
}

/** What to look at before a campaign goes out, in the order in which people meet it. */
export function checksOf(content: CampaignContent, rendered: Rendered): CampaignCheck[] {
  const check = (kind: CampaignCheck['kind'], problem: string | undefined, fine: string): CampaignCheck => ({
    kind,
    isFine: problem === undefined,
    says: problem ?? fine,
  })
  const { found, bytes } = rendered
  return [
    check('subject', subjectProblem(content), 'The subject fits on a phone.'),
    check('preheader', preheaderProblem(content), 'The preview says more than the subject.'),
    check(
      'content',
      hasContent(content, rendered) ? undefined : 'Add something to read.',
      'There is something to read.',
    ),
    check('links', linkProblem(found.brokenLinks), 'Every link has a safe address.'),
    check('alt', altProblem(found.withoutAlt), 'Every picture says what it shows.'),
    check('things', missingProblem(found.missing), 'Every card shows something that is on the site.'),
    check(
      'size',
      bytes > mostRenderedBytes
        ? `${kilobytes(bytes)} kB is too large. Remove some blocks: ${kilobytes(mostRenderedBytes)} kB is the most.`
        : undefined,
      `${kilobytes(bytes)} kB of ${kilobytes(mostRenderedBytes)} kB.`,
    ),
    check(
      'address',
      found.hasAddress ? undefined : 'Add your mailing address in the contact settings.',
      'Your mailing address is at the end.',
    ),
  ]
}

function subjectProblem({ subject }: CampaignContent): string | undefined {
  const letters = [...subject].length
  if (letters === 0) return 'Write a subject.'
  return letters > mostSubjectLetters
    ? `The subject has ${letters} letters. Phones show about ${mostSubjectLetters}.`
    : undefined
}

function preheaderProblem({ subject, preheader }: CampaignContent): string | undefined {
  if (!preheader) return 'Write a preview line. It follows the subject in the inbox.'
  if (preheader === subject) return 'The preview repeats the subject. Say something more.'
  return [...preheader].length < leastPreheaderLetters
    ? 'The preview is very short. Say a bit more.'
    : undefined
}

function linkProblem(count: number): string | undefined {
  if (count === 0) return undefined
  const which = count === 1 ? 'One link leads' : `${count} links lead`
  return `${which} nowhere. Use addresses that begin with https://.`
}

function altProblem(count: number): string | undefined {
  if (count === 0) return undefined
  return `Say what ${count === 1 ? 'one picture in your text shows' : `${count} pictures in your text show`}.`
}

function missingProblem(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1
    ? 'One card is left out: what it shows is gone or hidden.'
    : `${count} cards are left out: what they show is gone or hidden.`
}

/** Throws for what must not go out. A card whose thing is gone holds nothing up: the mail leaves it out. */
export function requireSendable(content: CampaignContent, rendered: Rendered): void {
  if (!content.subject) throw campaignRefusal.incomplete('body.content.subject', 'Write a subject.')
  if (!hasContent(content, rendered))
    throw campaignRefusal.incomplete('body.content.blocks', 'Add something to read.')
  if (rendered.bytes > mostRenderedBytes) throw campaignRefusal.tooLarge()
  if (!rendered.found.hasAddress) throw campaignRefusal.noAddress()
}
