import type { Accent, Block } from '#shared/newsletter/newsletter-campaigns/block.ts'
import type { CampaignContent } from '#shared/newsletter/newsletter-campaigns/campaign.ts'

type Piece = Block extends infer B ? (B extends Block ? Omit<B, 'id'> : never) : never

const heading = (text: string): Piece => ({ kind: 'heading', text })
const text = (...paragraphs: string[]): Piece => ({
  kind: 'text',
  html: paragraphs.map((words) => `<p>${words}</p>`).join(''),
})
const button = (label: string, path: string): Piece => ({
  kind: 'button',
  label,
  url: `https://www.boxrise.example${path}`,
})
const divider: Piece = { kind: 'divider' }

const blocksOf = (pieces: readonly Piece[]): Block[] =>
  pieces.map((piece, at) => ({ ...piece, id: `part${at + 1}` }) as Block)

const written = (
  subject: string,
  preheader: string,
  accent: Accent,
  pieces: readonly Piece[],
): CampaignContent => ({
  subject,
  preheader,
  layout: { accent, footerText: 'See you in the lanes.' },
  blocks: blocksOf(pieces),
})

/** What was sent, oldest first. */
export const sentContents: readonly CampaignContent[] = [
  written('The season opens in Dallas', 'Six shows, one points table, and new classes.', 'ember', [
    heading('The season opens in Dallas'),
    text(
      'Hi {{firstName|there}}, the first show of the season takes entries now. Street and Stock are half full already.',
      'New this year: a class for cars with one woofer.',
    ),
    button('See the shows', '/events'),
    divider,
    text('Not sure which class you are in? Enter your car in the garage, and it says so.'),
    button('Open your garage', '/garage'),
  ]),
  written('150 dB in a hatchback: how he did it', 'A build, step by step.', 'teal', [
    heading('150 dB in a hatchback'),
    text(
      'Two 12s, one 3.5 kW amplifier, and a box that took four tries. We measured each of them.',
      'The designer shows all four boxes side by side.',
    ),
    button('Compare the boxes', '/subwoofer-designer'),
    button('Read the results', '/leaderboard'),
  ]),
  written('Records fell in Tulsa', 'Three of them, in one night.', 'plum', [
    heading('Records fell in Tulsa'),
    text('Three classes have new records. The night lanes ran until eleven.'),
    button('All results', '/leaderboard'),
    divider,
    text('Missed it? The next night show is in six weeks.'),
    button('Save your spot', '/events'),
  ]),
  written('Your winter project starts here', 'Boxes, wiring, and parts from members.', 'moss', [
    heading('Your winter project starts here'),
    text(
      'The lanes are quiet until spring: time for the box that you have been drawing on napkins.',
      'Members sell drivers, amplifiers, and whole systems in the marketplace.',
    ),
    button('Design a box', '/subwoofer-designer'),
    button('Look at the marketplace', '/marketplace'),
  ]),
]

export const pausedContent = written('Vote for the show of the year', 'It takes a minute.', 'indigo', [
  heading('Vote for the show of the year'),
  text('Hi {{firstName|there}}, five shows are on the list. Which one was yours?'),
  button('See the five', '/events'),
])

export const scheduledContent = written(
  'What is on in December',
  'Shows near you, and the last points.',
  'amber',
  [
    heading('What is on in December'),
    text('Hi {{firstName|there}}, the last points of the season are given this month.'),
    button('Find a show', '/events'),
  ],
)

export const draftContents: readonly CampaignContent[] = [
  written('Meet the judges', '', 'graphite', [
    heading('Meet the judges'),
    text('Who holds the meter? Three judges tell how they listen.'),
  ]),
  written('', '', 'ember', []),
]

export const demoTemplates: readonly { name: string; accent: Accent; blocks: Block[] }[] = [
  {
    name: 'Monthly news',
    accent: 'ember',
    blocks: blocksOf([
      heading('What is new this month'),
      text('Hi {{firstName|there}}, …'),
      button('Read more', '/resources'),
      divider,
      heading('Shows'),
      button('Find a show', '/events'),
    ]),
  },
  {
    name: 'Show announcement',
    accent: 'indigo',
    blocks: blocksOf([
      heading('A new show'),
      text('Where, when, and which classes.'),
      button('Enter', '/events'),
    ]),
  },
  {
    name: 'Plain letter',
    accent: 'graphite',
    blocks: blocksOf([text('Hi {{firstName|there}},', '…', 'Boxrise')]),
  },
]
