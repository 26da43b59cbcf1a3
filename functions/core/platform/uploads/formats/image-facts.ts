export type ImageFacts = { contentType: string; width: number; height: number }
