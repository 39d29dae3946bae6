/** Who made the games, from public pages and the rulebooks. */
export interface Credit {
  game: string
  designers: string
  publisher: string
}

export const CREDITS: readonly Credit[] = [
  { game: 'FlickFleet', designers: 'Jackson Pope and Paul Willcox', publisher: 'Eurydice Games' },
  { game: 'Flick Wars', designers: 'Shaun Austin and Andrew Tullsen', publisher: 'Breaking Games' },
  { game: 'The Final Flicktier', designers: 'Gabe Barrett', publisher: 'Barrett Publishing' },
]
