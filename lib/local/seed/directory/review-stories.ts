import type { ReviewFields, ReviewStatus } from '#shared/directory/listing-reviews/listing-review.ts'

/** A review that is written out; `by` is who wrote it. */
export type ReviewStory = Pick<ReviewFields, 'stars' | 'text'> & {
  listing: string
  by: string
  status?: Exclude<ReviewStatus, 'removed'>
  reason?: string
}

const winter = `I want to write this down properly, because I read a lot of reviews before I chose a shop and most of them were two lines long.

I had a wagon with a factory system, two kids, a dog, and one wish: bass that does not take the trunk. Bay Four asked me to come in without an appointment first, just to measure. They put a microphone on the headrest, played tones for ten minutes, and showed me on the screen where the cabin helps and where it does not. Then they told me that a single ten in the side panel would do what I wanted, and that the two twelves I had in my cart were for somebody else.

The build took four days. I got a photo every evening. The enclosure follows the wheel well and is finished in the same cloth as the trunk, and the cover of the spare wheel still opens. The amplifier sits under the seat with a fan that I have never heard. On the last day they tuned it with me in the car, asked me to bring three songs I know well, and changed two settings because I said that a voice sounded thin.

One thing went wrong: a door clip broke, and the panel buzzed on the way home. I turned around, and it was replaced in twenty minutes without a discussion.

That was in winter. I have been back twice on the open Saturday to measure, and the car reads the same as on the day I picked it up. It is not loud for the lanes, and it was never meant to be. It is the car in which my daughter asks for one more song.`

/** The shortest one, the longest one, and those that no list shows: three wait, and one was hidden. */
export const reviewStories: readonly ReviewStory[] = [
  { listing: 'Bay Four Audio', by: 'silas.varrowby', stars: 5, text: winter },
  { listing: 'Cedar Spur Audio', by: 'noor.eastlake', stars: 5, text: 'Great work, on time.' },
  {
    listing: 'Bay Four Audio',
    by: 'sunniva.greel',
    stars: 4,
    text: 'First time in a real install shop for me, and I was nervous about asking beginner questions. Nobody laughed. The new front speakers are a big step up, and they let me watch how the door panel comes off.',
    status: 'pending',
  },
  {
    listing: 'Trinity Meter Yard',
    by: 'perla.montejano',
    stars: 5,
    text: 'Drove over from El Paso for a Friday night. The lane was open until two, the meter was calibrated, and someone lent me a jump pack without asking for anything.',
    status: 'pending',
  },
  {
    listing: 'Frisco Signal Path',
    by: 'gus.overby',
    stars: 2,
    text: 'They wanted a deposit and my cousin says you can pay with a gift card now, but the counter would not take it. The tune itself is okay.',
    status: 'pending',
  },
  {
    listing: 'Irving Night Fuse',
    by: 'emeka.strandholt',
    stars: 1,
    text: 'Do not go here. I know where the owner parks at night, and so do my friends.',
    status: 'hidden',
    reason: 'Threatens a person instead of describing a visit.',
  },
]
