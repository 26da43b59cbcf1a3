import type { Post } from './post.ts'

/** What a post says after the name of its member: `set a personal best: 150.12 dB in Street 1`. */
export const postWords = ({ title }: Pick<Post, 'title'>): string =>
  title.slice(0, 1).toLowerCase() + title.slice(1)

/** What a post says, beginning with its member. */
export const postSentence = (post: { title: string; author: { name: string } }): string =>
  `${post.author.name} ${postWords(post)}`
