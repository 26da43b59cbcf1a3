import type { Block } from '#shared/newsletter/newsletter-campaigns/block.ts'
import type { CampaignContent } from '#shared/newsletter/newsletter-campaigns/campaign.ts'

export const pagePicture = (name: string) =>
  `/media/page-pictures/page-1/pic_${name.padEnd(26, '0')}-1600.webp`

type Things = { eventId?: string; listingId?: string; itemId?: string }

/** Every kind of block, as a newsletter would use them; cards of the things that are given. */
export const everyBlock = ({ eventId, listingId, itemId }: Things = {}): Block[] => [
  { id: 'aaaa', kind: 'heading', text: 'Hi {{firstName|there}}, the lanes are open' },
  {
    id: 'bbbb',
    kind: 'text',
    html: '<p>The season starts in two weeks. We have <strong>new classes</strong>, a new rulebook, and three shows within a day’s drive. <a href="/events">See every event</a> or <a href="https://example.org/rules?a=1&amp;b=2">read the rules</a>.</p><p>Questions? <a href="mailto:hello@example.org">Write to us</a>.</p>',
  },
  {
    id: 'cccc',
    kind: 'picture',
    src: pagePicture('A'),
    alt: 'The lanes at night',
    href: 'https://example.org/lanes',
  },
  { id: 'dddd', kind: 'button', label: 'Enter now, {{firstName|friend}}', url: 'https://example.org/enter' },
  { id: 'eeee', kind: 'divider' },
  { id: 'ffff', kind: 'heading', text: 'Next show' },
  ...(eventId ? [{ id: 'gggg', kind: 'event', eventId } as Block] : []),
  { id: 'hhhh', kind: 'heading', text: 'Shop of the month' },
  ...(listingId ? [{ id: 'iiii', kind: 'listing', listingId } as Block] : []),
  { id: 'jjjj', kind: 'heading', text: 'Just listed' },
  ...(itemId ? [{ id: 'kkkk', kind: 'item', itemId } as Block] : []),
  {
    id: 'llll',
    kind: 'text',
    html: `<h2>Before you go</h2><ul><li>Bring your <em>log book</em></li><li>Charge both batteries</li></ul><ol start="3"><li>Sign in at the gate</li><li>Wait for your lane</li></ol><blockquote><p>Loud is easy. Loud and clean is the sport.</p></blockquote><table><thead><tr><th scope="col">Class</th><th scope="col">Fee</th></tr></thead><tbody><tr><td>Street 1</td><td>$15</td></tr><tr><td>Extreme</td><td>$25</td></tr></tbody></table><figure><img src="${pagePicture('B')}" alt="The podium" width="400" height="300"><figcaption>Last year’s podium</figcaption></figure><pre>port: 12 x 4 in, 33 Hz</pre><hr><p>You can {{unsubscribeUrl}} at any time.</p>`,
  },
]

/** A newsletter with every kind of block. */
export const everyKind = (things: Things = {}): CampaignContent => ({
  subject: 'The lanes are open, {{firstName|racer}}',
  preheader: 'Three shows, one shop, and a pair of twelves.',
  layout: {
    accent: 'ember',
    footerText: 'Made by people who measure.\nSee you in the lanes.',
    headerPicture: { src: pagePicture('C'), alt: 'A row of cars in the evening sun' },
  },
  blocks: everyBlock(things),
})
