/** Why a file is refused as a text. */
export const textFile = {
  tooLarge: 'This file is larger than 1 MiB. Choose a shorter text.',
  otherKind: 'Choose a file that ends in .md or .txt.',
  notText: 'There is more than text in this file. Save it as plain text in UTF-8 first.',
  unreadable: 'The browser could not read this file. Choose it once more.',
} as const
