export const content = `A listener forgives a good deal. If one word drowns in the noise of a coffee machine, the ear fills the gap from the rest of the sentence and moves on. A writer cannot move on. The writer has to decide whether the guest said fifteen or fifty, and to spell the name of the village, and that one word may cost ten minutes and an email.

So if your company publishes audio (a podcast, training tracks, recorded interviews), you are recording for two people. One hears it once, in the kitchen. The other plays it in pieces, stops, goes back, and makes a transcript, the show notes, an article or the next script. This guide is about the second person. What helps the second helps the first as well, and most of it costs nothing but attention before you press the red button.

Three things have to survive in the file: every word, who said it, and how it is spelled. The sections below take them roughly in that order.

# Choose and quiet the room

A microphone hears two voices: yours, straight from your mouth, and yours again a moment later, bounced off the walls. The second one blurs the consonants, and consonants are what tell “ship” from “chip”. No software removes an echo completely. A rug does more.

Clap once, in the middle of the room. If the clap has a tail, the room is too hard. Look for a smaller room with a carpet, curtains, a sofa, shelves of books at different depths. Sit so that you speak toward the soft things, and away from the window. A meeting room with a glass wall is the worst place in most offices. A bedroom with an open wardrobe is among the best.

## Find the noise you no longer hear

People stop hearing noises that never change. Put on headphones, turn up the recording level, and listen for one minute to nobody speaking. Then go around and switch things off.

- The air conditioning, the fan of the computer, the fridge. If you switch off the fridge, leave your keys in it, and you will not go home without switching it on.
- Phones, and the messages that arrive on the computer.
- The chair that squeaks, the table that people tap, the bracelet that touches the table.
- The neighbor with the drill, who can often be asked for an hour.

Before the first question, record thirty seconds of the silent room. Whoever edits the file needs that sound to fill the gaps after a cut, since pure digital silence in the middle of a talk sounds like a fault.

# Set the microphone

Distance decides more than price. When you double the distance from mouth to microphone, the direct voice loses about 6 decibels, while the echo of the room stays about the same. At 15 centimeters a modest microphone sounds clear. At 60 a fine one sounds like a bathroom.

- Put the microphone 15 to 20 centimeters (6 to 8 inches) from the mouth: one hand, with the thumb and little finger stretched out.
- Place it a little to the side, aimed at the corner of the mouth. The burst of air from a “p” or a “b” then passes by. A foam or mesh screen takes care of the rest.
- Fix it to a stand or an arm. A hand holding a microphone makes noise and drifts.
- Keep the distance. People lean back when they think and lean in when they laugh.
- If the microphone has a switch for low cut, usually at about 80 hertz, use it. It takes out traffic rumble and table knocks from below the voice.

Most directional microphones add bass when you come close. If a voice turns boomy, go back by two fingers.

With two people in a room, give each a microphone and leave between the microphones at least three times the distance from each to its speaker. At 20 centimeters from the mouth, that is 60 centimeters or more from the neighbor’s. Each then hears mostly its own person.

## When you have only a phone

A phone is a decent recorder in a soft room. Choose the lossless setting of the recording app if it has one. Switch on airplane mode, so that a call cannot end the interview. Lay the phone on a folded towel, with its microphone toward the speaker and 20 centimeters away. For two speakers use two phones, one in front of each.

Avoid the microphone in a Bluetooth headset. In call mode most of them send speech in a narrow band, close to the sound of a telephone, and what is missing is the top of the “s” and the “f”. A headset with a cable does better.

# Keep each voice on its own track

When two people speak at once in a single file, nobody can take them apart. On two tracks the transcriber mutes one and hears the other. Separate tracks also settle who said what, which in a talk among three colleagues from the same town is not always obvious.

In a room, any recorder or audio interface with several inputs can write each to a separate file. Choose that in the settings, and make a test, because many devices come set to mix everything.

## When people are in different places

Let everyone record their own voice where they sit. There are services that do so in the browser and upload the files afterwards, or each person can use a recorder and send the file. The recording of the video call itself is your spare copy. It was squeezed to fit the connection, and it has holes wherever the connection had holes.

- Everyone wears headphones. Without them, each track also holds the other person’s voice from the speakers.
- Everyone sets the same sample rate.
- Somebody counts “three, two, one”, and all clap, at the start and at the end. The two claps line the tracks up. They also show whether the devices ran at different speeds: after an hour, two clocks may be a tenth of a second apart.

# Set the level

Digital sound has a ceiling, 0 dBFS. What goes above is cut off flat, and a clipped word cannot be fully mended. What is a little too quiet can be turned up later. So leave room.

Ask each person to tell you, with feeling, about the worst trip to work they ever had, and watch the meter. Nobody speaks as loudly in a test (“one, two”) as in a good story. Set the gain so that the peaks fall between −12 and −6 dBFS. A laugh may go a bit higher. Nothing should touch 0.

- Use 24 bits. At that depth the noise of the format lies so far down that you can afford to record quietly.
- Switch off automatic gain. In each pause it pulls up the noise of the room, and the first word after the pause comes out too loud.
- A recorder that writes 32-bit float files lets you turn down later what went over. It does not help when the microphone itself, or the amplifier before it, was overloaded. Set the gain as if you had no net.
- Leave noise reduction off while you record. It smears the ends of words, and once it is in the file it stays. It can be tried later on a copy.

Listen on headphones while you record. A meter shows that there is sound. It cannot tell you that the sound is a lapel.

# Make the right files

Record WAV, at 48 kHz and 24 bits, one mono file for each voice. That is about 8.6 megabytes a minute, or a little over half a gigabyte an hour for each person. Storage is cheaper than a second interview.

If the files are too large to send, FLAC makes them smaller, often by about half, and loses nothing. MP3 and AAC lose something each time they are saved, so they belong at the end of the chain. Saving an MP3 as a WAV brings nothing back: you get a larger file of the smaller sound. For a transcriber in a hurry, a mono MP3 at 128 kbps is fine to work from, at about 58 megabytes an hour, provided that it was made from the WAV and keeps the same start.

## Name them so that nobody has to ask

- Begin with the date, year first, so that files sort themselves: 2024-11-30.
- Then the show or project, the name of the speaker, and the take.
- The whole looks like this: 2024-11-30_second-steep_wai-lam-specimen_take-1.
- Copy everything to a second place before you clear the card. A recording in one place is a rumor.

## The loudness that you publish at

Recording level and publishing loudness are two different numbers. The first is a safety margin. The second is how loud the finished episode seems, averaged over its length, and is measured in LUFS. Apple recommends about −16, within one either way, and a true peak no higher than −1 dB. (Apple writes LKFS; the measure is the same.) That number suits a stereo file. A mono file played through two speakers sounds as loud at about −19, which is why many producers use that for mono. The editor sets this at the end with a loudness meter. Please do not try to reach it with the gain knob.

# Write the list of names

Sound does not carry spelling. A transcriber who hears “Catherine” has at least five ways to write it, and in Hong Kong a family name may be spelled by one of several systems or by a grandfather’s preference. Ask, and write it down. The list takes ten minutes before the recording and saves an hour of searching afterwards.

Put in it all people (with the way they want to be called), companies, products, places, books, technical words, abbreviations, and words from other languages. Give a hint for the ear where the spelling gives none. For the episode that appears further down, the list read:

- Mei Example, host, operations manager. “Mei” throughout.
- Wai-Lam Specimen, guest, tea roaster. Hyphen, capital L. Sounds like “why lam”.
- Sample & Daughters Tea. With “&”, always all four parts.
- The Second Steep, the name of the show.
- gaiwan, a cup with a lid. One word, lower case.
- Dan Cong, a kind of oolong. Two words. Other sellers write Dancong.
- Chaozhou, the city that Dan Cong comes from.

Send the list together with the files. Add to it while you talk: when somebody drops a name, make a note with the time, and ask for the spelling once the recording is over.

# Speak for a listener and for a reader

You do not need a radio voice. You need a few habits that make the talk clear to someone who cannot see you, and later to someone who sees only words.

- Say who is there. Each person gives name and role at the start, in their own voice. The transcriber now has a sample of everyone.
- Say names in full the first time: “Wai-Lam Specimen, who roasts for us”. Later “he” is enough, as long as only one man has been mentioned.
- Say what you point at. “Like this” means nothing in a kitchen. “I hold the lid with my thumb, a finger’s width open” works in both forms.
- Repeat numbers that sound alike: “fifteen, one five”. Say the unit. “Ninety-five” may be degrees or dollars.
- Correct yourself with a whole sentence. “No, sorry, let me say that again. The water should be 95 degrees.” A whole sentence can be cut in cleanly. A single word can’t.
- Let each other finish. Nod in place of “mm-hm”. It feels cold for two minutes and then it feels polite.
- Ask one question at a time. A triple question gets an answer to its last third.
- Announce the turns: “That was the leaf. Now the water.” These sentences become the headings of the article and the timestamps of the show notes.

When something goes wrong, such as a siren or a cough, stop, wait for silence, leave two seconds and start the sentence again. Clap once before you start. The clap stands up in the picture of the sound like a flag, and the editor finds it without listening to the hour.

# What a transcriber marks

A transcript is a document of what was said, and it is honest about what could not be heard. Marks do that. They stand in square brackets, so that nobody takes them for speech. Agree on them before the work begins. These are enough for most recordings:

- A speaker label at each change of speaker: the full name the first time, then the short one.
- A timestamp at each change of subject, or every few minutes: [00:14:32].
- [inaudible 00:21:07] for a word that could not be made out after three tries. A guess set down as fact is worse than a gap.
- [phonetic] after a name that was written by ear. It asks you for the spelling.
- [crosstalk] where voices overlap and cannot be separated.
- [laughs], [long pause], [lid rattles]: sounds that carry meaning. A cough does not. A pause before the word “yes” may.
- Words in brackets that nobody said, added so that the reader understands: “95 degrees [Celsius]”.

Speech recognition will give you a first draft in minutes. It is good at common words, and weakest at the ones you care about: names, numbers, and the small “not” that turns a sentence around. Somebody has to listen to the whole recording with the draft in front of them. Transcribers commonly reckon with about four hours for one hour of clear speech, typed from nothing. Unclear speech has no upper limit.

# Verbatim, clean or edited

Before you order a transcript, decide what it is for. There are three kinds, and they cost different amounts of work.

**Verbatim keeps everything**

Every “um”, each false start, each repeated word. It serves lawyers, researchers and anybody who studies how a thing was said. It also serves the writer of a script, who wants to hear how a person builds a story before writing lines for the same mouth to say. Almost nobody enjoys reading it.

**Clean keeps every thought**

Fillers, stutters and abandoned starts go. Where speakers correct themselves, the correction stays and the slip goes. Grammar that is only loose stays loose, because it is the person’s voice. No word is replaced with a better one, and nothing changes places. This is the right kind for a published transcript.

**Edited keeps the meaning**

Sentences are joined, moved and cut, and what comes out is an article. It should be called one. If a sentence still stands in quotation marks, it has to match the recording, apart from the cleaning described above, and the speaker should see it before it appears.

One rule holds for all three: the transcriber does not correct facts. If a guest gives a wrong year, the transcript has the wrong year, and a note in brackets or a line in the show notes gives the right one. A transcript that is wiser than its speaker cannot be trusted on anything else.

# One passage, three ways

The Second Steep is the invented podcast of an invented shop, Sample & Daughters Tea. Here is half a minute of it as it was spoken, then as a clean transcript, then as an entry in the show notes.

## As it was spoken

[00:14:32] MEI EXAMPLE: So, so if I’m, if I have one of these at home, um, what do I, how do I start?

WAI-LAM SPECIMEN: Yeah. So, okay, you take the gai-, the gaiwan, the cup with the lid [lid rattles], a hundred mil, about, and I put five grams in. And the water, it should be ninety, no, sorry, let me say that again. The water should be ninety-five degrees, for this one, for a Dan Cong. And then, you know, fifteen seconds. People, people go a minute, they go like, like it’s English tea, and then it’s, it’s bitter and they write to us.

MEI: [laughs] They write to me.

WAI-LAM: They write to you.

MEI: Sorry, fifteen or fifty?

WAI-LAM: Fifteen, one five. And then a bit more each time, and you can, you can do that six, seven times.

## As a clean transcript

[00:14:32] MEI EXAMPLE: If I have one of these at home, how do I start?

WAI-LAM SPECIMEN: You take the gaiwan, the cup with the lid [lid rattles], 100 mil, about, and I put five grams in. The water should be 95 degrees [Celsius] for this one, for a Dan Cong. And then 15 seconds. People go a minute, like it’s English tea, and then it’s bitter and they write to us.

MEI: [laughs] They write to me.

WAI-LAM: They write to you. And then a bit more each time, and you can do that six, seven times.

## As an entry in the show notes

“14:32 Brew a Dan Cong oolong at home. Wai-Lam puts 5 g of leaf in a 100 ml gaiwan (a cup with a lid), pours water at 95 °C, and waits 15 seconds. The same leaf can be steeped six or seven times, a little longer each time. If yours is bitter, it probably stood for a minute.”

## What was decided on the way

- “Ninety” is gone, because he took it back. He did so in a whole sentence, and so the cut left no scar.
- “Fifteen or fifty?” was a question for the ear. In print, “15” cannot be mistaken, so the clean version drops the exchange.
- “100 mil, about” would read better the other way around. It stays, because in a clean transcript nothing changes places.
- “Like it’s English tea” stayed. It is the best line in the passage, and the first candidate for a quotation on its own.
- “Mil” and “six, seven” are his words, so the transcript keeps them. The notes are the writer’s text, and say “100 ml” and “six or seven”.
- [Celsius] stands in brackets, since he never said it. A reader in the United States would otherwise wonder about 95 degrees.

Without the list there would have been a [phonetic] after “gaiwan” and after “Dan Cong”. Without Mei’s question, a reader in another city might be waiting 50 seconds.

# Write show notes that people read

Three people read show notes. One is deciding whether to listen. One has listened, and wants the name of that book. One has never heard of you and typed a question into a search engine. A summary such as “In this episode we chat with Wai-Lam about all things tea” serves none of them.

- Open with two sentences that say what the listener will know afterwards. An app may show no more than that.
- Set a timestamp at every change of subject, about every five minutes, and write after it what is learned there. “14:32 Brewing” is a label. “14:32 Why 15 seconds is enough” is a reason to press play.
- List everything that was mentioned: people, books, places, tools, with links, in the order of their appearance.
- Quote one or two sentences word for word, checked against the recording.
- Put corrections where people see them: “At 22:10 we say 2016. It was 2014.”
- Give the names and roles of everyone who speaks, and the way to the transcript.

Take the timestamps from the published file. An opening jingle of forty seconds moves each of them, and it is astonishing how often nobody remembers the jingle.

# Let people in who cannot hear it

A transcript was an access tool before it was a marketing tool. The Web Content Accessibility Guidelines (WCAG) 2.2 ask at their lowest level, A, that recorded audio come with a text that gives the same information. People who are deaf or hard of hearing need it. So do people who are reading in their third language, sitting in a quiet train, or searching for the one sentence they remember.

- Publish the transcript as text on the page of the episode, with headings. A PDF behind a form does not count as an open door.
- Include the sounds that matter, and say who is speaking, in words. Color alone does not tell a screen reader who is who.
- Mix music low under speech, or leave it out. WCAG, at its highest level, AAA, asks for background sounds at least 20 decibels below the voice. It is a good rule at any level.
- Let nothing play by itself. Where sound starts on its own and lasts for more than three seconds, level A requires a way to stop or pause it, or to turn it down apart from the rest of the system.
- Try the player with the keyboard only. If you cannot pause it, some of your audience can’t either.
- Offer your corrected transcript to the apps. Apple Podcasts has shown transcripts since March 2024, and accepts yours, as a VTT or SRT file, in place of its automatic one.

And ask the guest. Tell everyone before the recording that it will be transcribed, what will be published, and until when they can ask for a sentence to be taken out. Consent is the one thing that cannot be repaired in the edit.

# Checklists

## The day before

- Names and spellings, with the guest’s own answers.
- The guest knows about headphones, the quiet room and the transcript, and has agreed.
- Free space on the card, a full battery, a second recorder.
- Three sentences on what the episode should leave behind.

## Before the first question

- The clap has no tail. The fridge is off and the keys are in it.
- A hand’s width to the microphone, aimed past the mouth.
- WAV, 48 kHz, 24 bits, one track for each voice.
- Peaks between −12 and −6 dBFS in the loudest story you could provoke.
- A minute recorded, and played back on headphones to its end.
- Thirty seconds of room. Names and roles. Clap.

## Afterwards

- A second clap. Then check that every track reaches the end.
- Copies in two places, the names of the files in order.
- Spellings asked for while the guest is still there.
- Fridge on.

## What to send to the writer

- One file for each voice, and a mix to listen to.
- The list of names, with the additions.
- A line on the purpose: transcript (which kind), show notes, article, script.
- Notes with times: the good parts, the mistakes, what must stay out.
- Who checks the quotations, and by when.`
