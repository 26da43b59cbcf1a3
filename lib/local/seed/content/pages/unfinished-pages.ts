import type { DemoPage } from './demo-page.ts'

/** Pages visitors do not see: drafts, scheduled pages, and pages that were taken down. */
export const unfinishedPages: readonly DemoPage[] = [
  {
    slug: 'lane-etiquette',
    title: 'Lane etiquette',
    metaDescription: 'How to behave in the lanes, from the first hello to the last run.',
    section: 'social',
    status: 'draft',
    content: `
<p>How to behave in the lanes.</p>
<h2>Before you roll in</h2>
<p>Ask who is next. Turn the music down while others are measured.</p>`,
  },
  {
    slug: 'wiring-checklist',
    title: 'Wiring checklist',
    metaDescription: '',
    status: 'draft',
    content: `
<h2>Before the first watt</h2>
<ul>
<li>Fuse within 18 inches of the battery.</li>
<li>Grommets wherever a cable goes through metal.</li>
</ul>`,
  },
  {
    slug: 'a-system-over-winter',
    title: 'A system over winter',
    metaDescription:
      'What cold and damp do to batteries, surrounds and wood, and what to do before the car is parked.',
    section: 'support',
    status: 'scheduled',
    scheduledInDays: 9,
    content: `
<p>A car that is parked until spring needs an hour of your time in fall.</p>
<h2>Batteries</h2>
<p>Charge them fully, disconnect them, and charge them again every six weeks. An empty lead battery freezes, a full one does not.</p>
<h2>Surrounds and wood</h2>
<p>Damp is worse than cold. Leave a bag of desiccant in the box, and crack a window if the garage is dry.</p>
<h2>In spring</h2>
<p>Play quietly for the first ten minutes. Suspensions are stiff when they are cold.</p>`,
  },
  {
    slug: 'founding-members',
    title: 'Founding members',
    metaDescription: 'A thank-you to the people who tried the site first.',
    section: 'company',
    status: 'archived',
    content: `
<p>Thank you to everyone who tried the site when there was little to see.</p>
<h2>What you found</h2>
<p>You told us about 112 things that did not work. They do now.</p>`,
  },
]
