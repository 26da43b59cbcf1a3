import type { ListingType } from '#shared/directory/listings/listing-kinds.ts'

/** What a review is about: those of a kind of business share their words. */
export type ReviewedKind = 'shop' | 'builder' | 'maker' | 'supply' | 'place' | 'media'
export type Tone = 'good' | 'fair' | 'poor'

export const kindOfType: Record<ListingType, ReviewedKind> = {
  retailer: 'shop',
  installer: 'shop',
  mobile_service: 'shop',
  fabricator: 'builder',
  manufacturer: 'maker',
  distributor: 'supply',
  venue: 'place',
  media: 'media',
}

/** How a review begins. */
export const openings: Record<ReviewedKind, Record<Tone, readonly string[]>> = {
  shop: {
    good: [
      'Dropped the car off at nine, had it back at four, and everything I had asked for was done.',
      'Third car I have brought here, and the first time that I left without a single question.',
      'They found the alternator whine that two other shops had charged me for.',
      'I came for a head unit and left with a plan for the whole system and no pressure to buy it.',
      'Clean work. I took the trunk floor out at home just to look at the wiring, and I would show it to anyone.',
      'They let me listen to four subwoofers in the same box before I chose the second cheapest.',
      'Honest people. They told me to keep my amplifier and spend the money on deadening.',
      'My daily driver finally sounds like the demo car that made me want all this.',
      'Booked a tune after installing everything myself, and expected a lecture. They were kind about it.',
      'I drove two hours for this place and would do it again tomorrow.',
      'Second battery, new ground, and a fuse where there was none. The lights have stopped dimming.',
    ],
    fair: [
      'Good work in the end, but it took two visits to get there.',
      'The install is solid. The wait was not: my appointment began an hour late.',
      'Fair prices, crowded bays, and a phone that rings for a long time.',
      'They know what they are doing, but you have to ask for every step.',
      'The sound is right. One panel clip was missing when I got home, and they mailed it to me.',
    ],
    poor: [
      'My rear deck has rattled since the day I picked the car up.',
      'Quoted one price on the phone and another one at the counter.',
      'Two weeks for a box that was promised in five days, and no call in between.',
      'The remote wire came loose on the way home. It was fixed, but I had to wait until Thursday.',
    ],
  },
  builder: {
    good: [
      'The box fits as if the car had been built around it.',
      'Sent them a sketch on the back of a receipt and got a drawing with real dimensions the next morning.',
      'The corners are glued, braced, and rounded, and you cannot find a screw from the outside.',
      'They measured the net volume with me standing there, and it was within half a liter.',
      'My kick panels look as if they had come from the factory, only better.',
      'I have built boxes for ten years, and I will not build another one now.',
    ],
    fair: [
      'Beautiful work, three weeks later than promised.',
      'The panels are great, but I had to bring the car back so that the door would close.',
      'You pay for what you get, and you pay for the drawing, too.',
    ],
    poor: [
      'The port was cut for another tuning than the one on my order.',
      'The carpet came off at one edge within a month.',
    ],
  },
  maker: {
    good: [
      'The parameters on the carton were the ones I measured, which has never happened to me before.',
      'Blew one up by my own fault, said so, and got a recone at cost within a week.',
      'I asked about cone mass by email and the person who designed the driver wrote back.',
      'Two pairs, bought a year apart, and they match.',
      'It arrived double-boxed with a sheet of its own test run.',
      'Four seasons on the lanes and still within a decibel of the first day.',
    ],
    fair: [
      'Great products and a long wait: mine took seven weeks.',
      'The amplifier is excellent. Its manual is one page.',
      'Good drivers, but check the mounting depth twice.',
    ],
    poor: [
      'One of the pair came with a rubbing coil, and I paid for the shipping back.',
      'Hard to reach by phone when something is wrong.',
    ],
  },
  supply: {
    good: [
      'Ordered at noon, had it on my bench at nine the next morning.',
      'The copper is copper. I cut it open to be sure.',
      'They keep the small parts that nobody else keeps, and they answer the phone.',
    ],
    fair: [
      'Good stock, and the driver finds our shop about every second time.',
      'Prices are fine; small orders pay a fee that I did not see coming.',
    ],
    poor: ['Two of ten batteries were below their rating, and the return took a month.'],
  },
  place: {
    good: [
      'Level ground, real power, and a lane that reads the same in the evening as in the morning.',
      'We held our spring meet here, and forty cars fit without anyone blocking the exit.',
      'Best place to test at night within a hundred miles. Nobody complains, because nobody lives there.',
      'The staff helped to set the microphone and left us alone after that.',
    ],
    fair: [
      'Good lane, few restrooms.',
      'Great on Friday. On Saturday the line for the meter was two hours long.',
    ],
    poor: ['The pedestal tripped every time two cars charged, and it stayed that way all weekend.'],
  },
  media: {
    good: [
      'They test with the grille on, the way people listen.',
      'I trust what they write because they say when they were wrong.',
      'The episode about ground offsets has saved me a weekend.',
    ],
    fair: [
      'Good content, but the sound of the show itself could be better.',
      'I like the measurements and skip the opinions.',
    ],
    poor: ['The last three reviews were all of one maker.'],
  },
}

/** The rest of the story. */
export const details: Record<ReviewedKind, Record<Tone, readonly string[]>> = {
  shop: {
    good: [
      'They showed me the meter before and after, and wrote both readings on the invoice.',
      'Every wire is labeled on both ends.',
      'The person at the counter was the one who did the work, which made questions easy.',
      'They set the gains with a scope and left a sticker with the values under the amplifier.',
      'My factory steering wheel buttons still work, and so does the backup camera.',
      'Old parts came back in a box without my having to ask.',
      'It was a little more than the cheapest quote and worth the difference.',
      'They called once, because of a bracket that would have cost forty dollars more. I said no, and they found another way.',
      'The interior was cleaner than when I brought it.',
      'A month later they checked the settings again and did not charge for it.',
      'No rattles, and I drive on gravel.',
      'They explained why my old box was wrong for the driver, with the numbers on a screen.',
      'The waiting room has a window to the bay, so you see your own car.',
    ],
    fair: [
      'Parking is difficult before ten.',
      'The final price was what they had said, which I appreciate.',
      'I would come back, but on a weekday.',
      'They apologized and took a little off.',
      'Ask for the older man with the glasses.',
    ],
    poor: [
      'When I came back they were friendly, but nobody could say who had done the work.',
      'The second try was better.',
      'I had to explain my own car to three people.',
      'The invoice did not say what had been installed.',
    ],
  },
  builder: {
    good: [
      'The veneer runs around the corner without a seam.',
      'They kept the spare wheel reachable, which three others had called impossible.',
      'There is a drawing in the file for the next one.',
      'The tuning came out at 33 Hz; I had asked for 33.',
      'It comes out with four bolts and no tools that I do not own.',
    ],
    fair: [
      'They called every week to say that it was not done yet.',
      'The finish was worth it.',
      'Bring your own grilles.',
    ],
    poor: ['They offered to cut a new port for half the price.', 'I fixed it myself in the end.'],
  },
  maker: {
    good: [
      'The surround is glued all the way around, also where nobody looks.',
      'Their files for the designer are correct.',
      'Parts are listed with prices, so you know what a repair costs before you ask.',
      'The gaskets are in the box.',
      'It takes the power that is printed on it.',
    ],
    fair: [
      'The finish has a mark where the basket met the foam.',
      'I would buy it again, earlier in the year.',
    ],
    poor: ['The replacement is fine so far.', 'It was settled after two weeks of emails.'],
  },
  supply: {
    good: [
      'Every spool has its length on it.',
      'They take back what you have not cut.',
      'The invoice matches the order, line by line.',
    ],
    fair: ['Write your order; do not phone it in.', 'The counter closes at five sharp.'],
    poor: ['Test what you receive the same day.'],
  },
  place: {
    good: [
      'Bring chairs, because there is shade.',
      'They check the meter every spring and show you the paper.',
      'The gate is wide enough for a trailer.',
      'Trash cans at every spot, and people use them.',
    ],
    fair: ['Come early.', 'The gravel part should be paved one day.'],
    poor: ['The rent was not reduced.'],
  },
  media: {
    good: [
      'The raw files are there to download.',
      'They pay for what they test.',
      'No episode has ever been longer than it had to be.',
    ],
    fair: ['The search of old episodes does not find much.'],
    poor: ['It is still the only place that measures at all.'],
  },
}

/** How it ends. */
export const endings: Record<Tone, readonly string[]> = {
  good: [
    'I will be back in spring.',
    'Recommended.',
    'Bring your questions; they like them.',
    'Worth the drive.',
    'Five people have asked me where I had it done.',
    'That is how it should be.',
    'Already booked the next step.',
  ],
  fair: [
    'All in all, fine.',
    'I would give it another try.',
    'Not perfect, but honest.',
    'Good to know before you go.',
  ],
  poor: ['I expected more.', 'Maybe I was unlucky.', 'I have gone elsewhere since.'],
}
