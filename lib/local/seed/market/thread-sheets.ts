/** One thing that a side said or did, in its order. */
export type ThreadLine =
  | { by: 'buyer' | 'seller'; text: string }
  | { by: 'buyer'; offerCents: number; text?: string }
  /** Of the offer before it. */
  | { by: 'seller'; does: 'declined' }

/** What is made up about one conversation of the demo. What became of the item ends it. */
export type ThreadSheet = {
  /** The title of the item. */
  about: string
  /** A demo account, or a member by the parts of their name. */
  buyer: string
  /** How long ago the last line was said, where the item was neither held nor sold. */
  hoursAgo?: number
  lines: readonly ThreadLine[]
  /** Who has not read what the other one said last. */
  unreadBy?: 'buyer' | 'seller'
  archivedBy?: 'buyer' | 'seller'
  blockedBy?: 'buyer' | 'seller'
}

const buyer = (text: string) => ({ by: 'buyer', text }) as const
const seller = (text: string) => ({ by: 'seller', text }) as const

export const threadSheets: readonly ThreadSheet[] = [
  {
    about: 'Undertow UT-12 subwoofer, one season old',
    buyer: 'tovah.brindlewick',
    lines: [
      buyer('Is the box it ran in included, or only the driver?'),
      seller('Only the driver. The box stays with the car.'),
      buyer('That is fine. Could you hold it until Saturday?'),
      seller('Sure, I will reserve it for you.'),
    ],
  },
  {
    about: 'Prewired 12-inch sealed box in gray carpet',
    buyer: 'gwen.tarrow',
    hoursAgo: 3,
    lines: [
      buyer('How deep is it behind the driver? I have six and a half inches.'),
      buyer('And could I see the scuffed corner in daylight?'),
    ],
    unreadBy: 'seller',
  },
  {
    about: 'Stonefly single-DIN receiver with remote',
    buyer: 'roxana.tidewell',
    hoursAgo: 30,
    lines: [
      buyer('I take it at your price. My courier will collect it tomorrow, you need not be at home.'),
      seller('I would rather meet in public. There is a parking lot by the library.'),
      buyer('No time. I pay now, only read me the verification code that you get by text.'),
    ],
  },
  {
    about: 'Lowmark 4-gauge amp kit, opened but complete',
    buyer: 'cassius.dray',
    lines: [
      buyer('Would you take $35 if I pick it up tonight?'),
      seller('Yes. I am at home after six.'),
      buyer('See you at seven.'),
    ],
  },
  {
    about: 'Two sheets of Oakes deadener, left over',
    buyer: 'teo.marchbanks',
    hoursAgo: 8,
    lines: [
      buyer('I am in the middle of a door and ran out. Are they still there?'),
      seller('They are. Come by after six.'),
    ],
  },
  {
    about: 'Northline NL-18 pair, fresh recones',
    buyer: 'member',
    lines: [
      buyer('Do you have the sheets of the runs since the recones?'),
      seller('All of them, and I can put both on the analyzer while you are here.'),
      buyer('Good. I can be there the day after tomorrow with a truck.'),
      seller('I hold the pair for you until then.'),
    ],
    unreadBy: 'buyer',
  },
  {
    about: 'Redbed R-4000 monoblock with birth sheet',
    buyer: 'silas.varrowby',
    hoursAgo: 2,
    lines: [
      buyer('What does the birth sheet say at one ohm?'),
      seller('4,210 watts at 14.4 volts. It is in the pictures, too.'),
      { by: 'buyer', offerCents: 52_000, text: 'I could come on Sunday.' },
      { by: 'seller', does: 'declined' },
      seller('That is too far down for me. I would go to $600.'),
      { by: 'buyer', offerCents: 58_500 },
    ],
    unreadBy: 'seller',
  },
  {
    about: 'Blackthorn 370-amp alternator',
    buyer: 'member',
    hoursAgo: 5,
    lines: [
      buyer('Does it fit a 2006 hatchback, or do I need another bracket?'),
      seller('It is cased like the original, so the bracket fits. You need a shorter belt.'),
    ],
    unreadBy: 'buyer',
  },
  {
    about: 'Wexcable 1/0 power cable, 50 feet, purple',
    buyer: 'idris.calloway.fenn',
    hoursAgo: 70,
    lines: [
      buyer('I give you ten dollars for all of it.'),
      seller('No, thank you. The price is fixed.'),
      buyer('Nobody else will want purple. Ten dollars, last word, and you deliver it.'),
    ],
    blockedBy: 'seller',
  },
  {
    about: 'Ohmstead lithium bank, six cells with busbars',
    buyer: 'member',
    lines: [
      buyer('How many cycles do the cells have?'),
      seller('Two seasons of weekends. I measured them last week, all within 10 millivolts.'),
      buyer('I would give $850 for the bank with the busbars.'),
      seller('Deal.'),
    ],
  },
  {
    about: 'Meter microphone with stand and windshield',
    buyer: 'rafe.stonemark',
    lines: [
      buyer('Is its calibration file with it?'),
      seller('Yes, on a stick in the case.'),
      buyer('I take it.'),
    ],
  },
  {
    about: 'Redbed R-1200 from the demo board, full warranty',
    buyer: 'member',
    hoursAgo: 90,
    lines: [
      buyer('Does the warranty begin when I buy it, or when it went on the board?'),
      seller('When you buy it. We stamp the card.'),
    ],
    archivedBy: 'buyer',
  },
  {
    about: 'Rookery RK-15, dual 1 ohm, for one wall less',
    buyer: 'pro',
    lines: [
      buyer('Was it ever reconed?'),
      seller('Never. It is as it came out of the carton.'),
      buyer('Then please hold it for me. I pass your town on Friday.'),
    ],
  },
  {
    about: 'Harrow Electric battery charger, 60 amps',
    buyer: 'gus.overby',
    lines: [buyer('Does the dent touch the fan?'), seller('It is on the other side. The fan runs free.')],
  },
  {
    about: 'Ported box for two tens, under a rear bench',
    buyer: 'member',
    lines: [
      buyer('Which truck is it out of?'),
      seller('A crew cab from 2014. It is ten inches high at the front.'),
      buyer('It should fit. Can you do $105?'),
      seller('For someone who picks it up, yes.'),
    ],
  },
  {
    about: 'Northline NL-10 shallow, for a bench or a floor',
    buyer: 'member',
    lines: [
      buyer('Would you ship it to Tempe?'),
      seller('I would, for the $18 that it says. It goes out the day after you pay.'),
    ],
  },
  {
    about: 'Tessaline three-way set with crossovers',
    buyer: 'benno.karstell',
    lines: [
      buyer('Are the new domes from the maker?'),
      seller('They are, I have the bill.'),
      { by: 'buyer', offerCents: 21_500 },
    ],
  },
  {
    about: 'Oscilloscope in a bag, two channels',
    buyer: 'pro',
    hoursAgo: 1,
    lines: [
      buyer('Do both probes still have their clips?'),
      seller('Both, and there is a spare one in the side pocket.'),
    ],
    unreadBy: 'buyer',
  },
]

/** How many members wrote about an item of the demo. */
export const threadsAbout = (title: string): number =>
  threadSheets.filter(({ about }) => about === title).length
