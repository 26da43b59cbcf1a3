import type { ReviewedKind, Tone } from './review-words.ts'

const aboutCars: Record<Tone, readonly string[]> = {
  good: [
    'Thank you. That car was fun to work on; come by when you want the settings checked.',
    'Thanks for taking the time to write this. We will pass it on to the person who did the work.',
    'Glad that it still sounds the way it left here. See you at the next meet.',
    'Thank you! And thank you for bringing coffee.',
    'We appreciate it. The file with your settings is kept, whenever you change something.',
    'Thank you. You asked the right questions, which makes our work easier.',
  ],
  fair: [
    'You are right about the wait, and we have changed how we book since. Thank you for coming back anyway.',
    'Thanks for the fair words. The missing part is on us; call before you come and we will have it at the counter.',
    'Understood. We now write down each step on the order, so that nobody has to ask.',
  ],
  poor: [
    'We are sorry. Please call and ask for the owner: we want to look at the car ourselves, at no charge.',
    'This should not have happened. We have checked the order, and what you paid too much goes back to you.',
    'Thank you for telling us. We would like to make it right; come by any weekday morning.',
  ],
}

const aboutOthers: Record<Tone, readonly string[]> = {
  good: [
    'That means a lot to a small team. Thank you.',
    'Thank you for writing this down. It is on the wall in the break room now.',
    'Glad to hear it. Tell us what you would like to see next.',
    'Thanks! We read all of these, and the kind ones twice.',
  ],
  fair: [
    'Fair point, and it is on our list for this winter. Thank you.',
    'Thank you for the honest words. We are working on it.',
  ],
  poor: [
    'We are sorry about this. Write to us with the date, and we will find out what happened.',
    'You are right, and it has been repaired since. Thank you for saying it.',
  ],
}

/** What an owner answers. */
export const repliesOf = (kind: ReviewedKind, tone: Tone): readonly string[] =>
  (kind === 'shop' || kind === 'builder' ? aboutCars : aboutOthers)[tone]
