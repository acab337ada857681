export const content = `Most people edit from the top. They open the draft, mend the first sentence, smooth the second, and arrive at the third paragraph warm and pleased. There they notice that the piece ought to have begun here. Two polished paragraphs now stand in the way, and polish makes them hard to throw out. So they stay.

The remedy is an order of work. Decide large things before small ones, and handle one size of thing at a time. Five passes are enough: purpose, structure, paragraphs, sentences, proof. Each asks a single question and has its own rule for stopping. The order matters more than the number, because every pass destroys some of the work of the passes below it. A comma is safe only after the sentence is, and a sentence only after its paragraph.

For a text of 800 words, plan an hour and a quarter: ten minutes for purpose, fifteen each for structure and paragraphs, twenty for sentences, fifteen for proof. If you have only half that time, shorten every pass. Leaving one out costs more, and the one people leave out is always the first.

# Before you begin

You cannot see your own draft while you still remember writing it. Let it lie overnight. If you have an hour instead of a night, change how it looks: another typeface, a narrow column, a printout. A line that breaks in a new place loses the rhythm you gave it in your head, and you read what is there.

Save a copy with the date in its name. People cut more bravely when nothing is lost.

Then make one promise: during each pass you change only what that pass is about. When you see something else, put a mark in the margin and go on. A misspelled word in the first pass gets no correction, because the paragraph around it may be gone within minutes. This feels negligent for about a page. After that it feels like a rest.

# Pass one: purpose

The question is what the reader should know, believe or do afterwards. Close the draft and finish this sentence from memory: “When she has read this, the reader will …”. Use one verb and one object. Then open the draft and go through it paragraph by paragraph, with a tick for each that helps her get there and a cross for each that does not. Every cross goes, however well it reads.

**Look for**

- A running start: two or three paragraphs in which the writer warms up. The piece often begins at the first line that contains a fact.
- Two pieces sewn together. The seam is usually marked “On another note”.
- Paragraphs that serve the writer: how much work it was, how long you have cared, how large the company is.
- The reader’s first question, unanswered because you have known the answer for years.
- A claim you would not make with the customer in the room.

**Before**

“There are many factors to consider when choosing a dentist, and it can be hard to know where to start. In this post, we will look at some of the most important ones.”

**After**

“Before you choose a dentist, ask two things: who will treat you, and what a filling costs.”

The first version promises a piece of writing. The second one is the piece. Whatever had to do with neither question lost its place along with the old opening.

**Stop when**

You can say in a few words what each remaining paragraph does for the purpose. If ten minutes have gone and you cannot finish the sentence about the reader, stop altogether. The draft has no fault that editing could mend. It is waiting for a decision, and you will save an afternoon by making that first.

# Pass two: structure

The question is whether everything stands where the reader needs it. You cannot tell by reading, since good sentences carry you across any gap. So make an outline backwards. For each paragraph, write one line that states what it says. “About prices” is a label. “The price includes the visit” is a line. Then put the draft away and work on the lines.

**Look for**

- The conclusion at the end of the piece, where you reached it. The reader would like it at the beginning.
- The order of your research, or of your week, in place of the order of the reader’s questions.
- One point in two places. Keep the better one and move the other’s best detail into it.
- A step missing between two lines that you take without noticing.

**Before: a page about a child’s first visit to the dentist**

- We have treated children since 2009.
- Many children are afraid of the dentist.
- There is a fish tank in our waiting room.
- A first visit takes 20 minutes, and nothing is drilled.
- Parents often ask us when to come for the first time.
- The best time is before anything hurts.

**After**

- Come before anything hurts.
- A first visit takes 20 minutes, and nothing is drilled.
- If your child is afraid, say so when you book, and we begin with the fish tank.
- You may stay in the room, and most parents do.

The answer went to the top and its question disappeared. The year went, since no parent had asked for it. Fear and fish turned out to be one point. The last line was missing: the receptionist supplied it, because she is asked on most days.

There is a quick test for an outline. Read it aloud with a linking word between each two lines: “so”, “but”, “because”, “for example”, “then”. Where one of them fits, the order has a reason. Where only “also” fits, the two lines could change places. In a list that is fine. In an argument it means that you are still stacking.

**Stop when**

You can say why each line follows the one above it. Allow yourself two rearrangements. If you want a third, the trouble sits in the purpose, and you should go back one pass.

# Pass three: paragraphs

The question is whether each paragraph makes one point and says early what it is. Read only the first sentence of every paragraph, from top to bottom. They should give you the piece in miniature. Where a first sentence is empty, or the trail breaks, you have found a paragraph to work on.

**Look for**

- Two points in one paragraph. Split it. On a phone, anything over seven lines looks like a wall anyway.
- A first sentence that announces (“Delivery is an important topic”) where it could say something (“We deliver on Tuesdays”).
- Sentences that start with something new and end with something old, so that the reader has to hold the loose end.
- A last sentence that repeats the first in a better suit. Cut one. It is often the first.

**Before**

“Our new booking page went live in May. A clinic in the north has four receptionists. Missed visits are a problem everywhere. A text message goes out a day before each visit.”

**After**

“The booking page reminds patients, so that nobody has to call them. A day before each visit it sends a text message. At the first clinic to use it, four receptionists used to make those calls by hand.”

All the facts in the second version were in the first, or in the head of its author. The paragraph has gained a point, and each sentence now begins with something the reader has met already: the page, the day before, the clinic, the calls. This habit of moving from the known to the new does more for flow than any stock of linking phrases. It works within a pair of sentences too.

**Before**

“You get the report on Friday. A summary of all open orders stands at the top of it.”

**After**

“You get the report on Friday. At the top stands a summary of all open orders.”

**Stop when**

You can give every paragraph a label of six words or fewer, and its first sentence keeps the label’s promise. Leave the ugly sentences ugly for a few minutes more.

# Pass four: sentences

The question is who does what. In a clear sentence the person or thing that acts is the subject, the action is the verb, and the two stand close together. Put those back before you look for better words.

**Look for**

- Actions hidden in nouns: “make a decision”, “carry out an inspection”, “the implementation of”.
- Openings that delay the subject: “There are”, “It is important to note that”, “What this means is that”.
- Intensifiers. “Very” and “really” admit that the next word is too weak. Find a stronger word, or a fact.
- Pairs in which one word would do: “each and every”, “first and foremost”, “aims and objectives”.
- Abstract praise, for which a measurement exists.
- Three sentences in a row of the same length and build.

**Before**

“There are several factors which have an influence on delivery time.”

**After**

“Distance and weight decide how long delivery takes.”

**Before**

“We are currently in the process of carrying out a review of our prices.”

**After**

“We are reviewing our prices.”

**Before**

“It is important to note that completion of both sides of the form is required.”

**After**

“Fill in both sides of the form.”

**Before**

“The software is powerful and incredibly easy to use.”

**After**

“You enter an invoice in four fields. It takes less than a minute.”

Notice where the new words came from. A dictionary would have supplied none of them. They came from asking which factors, who completes the form, how easy. When a sentence resists, stop arranging it and ask what the fact is.

Passive verbs need judgment rather than a ban. “The window was broken on Sunday night” is right if the window is your subject and the thrower is unknown. “Mistakes were made” is wrong, because somebody is standing behind the curtain and the reader can see the shoes.

Read this pass aloud. Mark each place where you stumble or run out of breath. A readability score can help you find the page that needs most work. The Flesch-Kincaid grade, worked out for the US Navy in 1975, knows only two things about your text: how long the sentences are, and how many syllables the words have. Treat it as a smoke alarm. It tells you that there is smoke, and it has no opinion about the cooking.

One danger belongs to this pass alone. A smoother sentence can be a false one. “Most parcels arrive in two days” becomes “Parcels arrive in two days” and reads better, and now you owe somebody a parcel. Keep the copy you saved open beside you and compare wherever a “most”, an “about” or an “if” has vanished.

**Stop when**

You begin to undo your own changes. Putting back on Tuesday the word that you took out on Monday is a sign that both versions will do.

# Pass five: proof

The question is whether it is right. This pass has two halves, and the first has nothing to do with spelling.

Begin with facts. Put a tick over every name, number, day, price, address and quotation, and earn each tick by looking at the source: the price list, the calendar, the person’s own website. Memory is what wrote the mistake, so memory may not check it. Add up what can be added up. Press every link and call every telephone number.

**Before**

“Join us on Thursday, January 14, for both workshops ($25 each, $40 together) at 10 AM and 2.30 PM.”

**After**

“Join us on Tuesday, January 14, for both workshops ($25 each, $40 together) at 10 AM and 2:30 PM.”

A calendar for 2025 corrected the day. The prices looked wrong as well, until the organizer said that the discount was intended. A fact that passes its check is a result too.

Then go over the marks. Read slowly, aloud, with a ruler or a sheet of paper under the line. A spelling checker will help, and will wave through “Please form the manger of any changes”, in which every word is in the dictionary.

**Look for**

- Errors in large type. Headlines, captions and buttons get read by everybody and proofread by nobody.
- Damage from your own editing: a doubled word, a verb whose subject you changed from one to many, a “this” whose noun you cut.
- One thing under two names. If it is a “booking” here and an “appointment” there, readers look for the difference.
- The second half of a pair: the closing bracket, the closing quotation mark, the “or” that should follow “either”.
- References to what has moved: “as we saw above”, “three reasons” with four beneath.

**Stop when**

Every fact has its tick, and you have read the whole text aloud once without making a mark. If you change more than a word, read that paragraph again from its beginning. If time runs out, list what you have not checked and hand the list over with the text. Nobody can see an unchecked number by looking at it.

# One paragraph through all five

This comes from a letter to cafés that buy from Sample & Daughters Tea, a company that exists only in our examples. Here is the draft.

“At Sample & Daughters Tea, we have always believed that great tea is about great relationships. Over the past year we have been looking at the way in which our deliveries are carried out, and a number of improvements have been identified. It has been decided that the implementation of a new delivery schedule will take place from Monday, February 4. Deliveries will be made on Tuesdays and Fridays, rather than on a daily basis, which will allow us to ensure that orders are as fresh as possible. Orders should be received by noon on the day before. We thank you for your understanding and look forward to continuing to serve you.”

**After purpose**

“It has been decided that the implementation of a new delivery schedule will take place from Monday, February 4. Deliveries will be made on Tuesdays and Fridays, rather than on a daily basis. Orders should be received by noon on the day before. The running of two full rounds in place of five half-empty ones will allow delivery to remain free of charge. In the event that a café runs out between deliveries, collection from the warehouse is possible on any weekday.”

The purpose: “When she has read this, the owner of a café will order on Mondays and Thursdays.” The relationships, the year of thinking and the thanks did nothing for it and went. So did “as fresh as possible”. Tea keeps for months, and the operations manager, Mei Example, gave the real reason when she was asked: half-empty vans. She also answered what any owner will ask first, which is what to do when the jasmine runs out on a Wednesday. The language is still dreadful. That is allowed.

**After structure**

“… Orders should be received by noon on the day before. In the event that a café runs out between deliveries, collection from the warehouse is possible on any weekday. The running of two full rounds in place of five half-empty ones will allow delivery to remain free of charge.”

The last two sentences changed places, and the rest stayed where it was. An owner asks what changes, from when, what she must do, and what if it goes wrong. The reason can wait until she has stopped worrying.

**After paragraphs**

“From February we will deliver twice a week, and your ordering days will change. The implementation of the new delivery schedule will take place from Monday, February 4. Deliveries will be made on Tuesdays and Fridays, and orders should be received by noon on the day before.”

“In the event that a café runs out between deliveries, collection from the warehouse is possible on any weekday. Delivery will remain free of charge, which is made possible by the running of two full rounds in place of five half-empty ones.”

Two points, two paragraphs: the new routine, and the comfort. The first has gained an opening sentence that would do by itself if the owner read nothing more.

**After sentences**

“From February we deliver twice a week, so your ordering days change. Starting Monday, February 4, the van comes on Tuesdays and Fridays. Order by noon on Monday or Thursday.”

“If you run out in between, collect tea from our warehouse on any weekday. Delivery stays free, because two full rounds cost us less than five half-empty ones.”

The van comes, you order, you collect. Every noun that hid a verb has given it back, and “the day before” has become two days that an owner can put on the wall. The text has about half the words of the draft and answers two questions more. It looks finished, which is the moment of greatest danger.

**After proof**

“From February we deliver twice a week, so your ordering days change. Starting Tuesday, February 4, the van comes on Tuesdays and Fridays. Order by 11 AM on Monday or Thursday.”

“If you run out in between, collect tea from our warehouse on any weekday, 9 AM to 3 PM. Delivery stays free for orders over $60, because two full rounds cost us less than five half-empty ones.”

In 2025, February 4 is a Tuesday. The order page closes at 11, and noon was last year’s rule. The warehouse counter has hours. Free delivery has had a minimum since the last price list. Those are four corrections, and no amount of polishing would have found one of them.

# When the draft was spoken

A transcript of an interview or an episode is a draft by somebody who never saw it. The five passes work on it too, with one more in front: listen to the recording while you read along. Software that transcribes speech trips over names, over numbers (“fifteen” and “fifty”), and over the small sound that separates “can” from “can’t”. Correct these while the voice is in your ear.

Next, decide which of three texts you are making, since they obey different rules. A full transcript, for people who cannot hear the recording or cannot play it, keeps all the content and says who is speaking. WCAG 2.1, the W3C’s accessibility standard, asks for such a text beside recorded audio at its lowest level, A. A clean transcript also loses the false starts and fillers. An article may be cut, rearranged and retold.

**As spoken**

“So, um, what we, what we found was, I mean, most of the cafés, it’s not, they don’t care about the price so much, it’s, you know, will it come on Tuesday.”

**Clean**

“What we found was that most of the cafés don’t care about the price so much. It’s: will it come on Tuesday?”

**In an article**

Most cafés, she found, worry less about the price than about the day: “Will it come on Tuesday?”

**Too far**

“Cafés don’t care about price.”

The last one is crisp and false. The speaker said “most” and “so much”, and those words were her expertise. Remove a hedge that only buys time, such as “sort of” or “I mean”. Keep a hedge that limits a claim, such as “about”, “in our case” or “I think”.

For structure, look at the ends of the answers. People speak their way toward a thought and reach it in the last sentence, often just before the host says “Interesting” and moves on. That sentence may be your opening. Cut a question where its answer stands without help, and bring together what was said on one subject at minute 4 and at minute 31.

Quotation marks, however, are a promise that these words were spoken in this order. Mark a cut inside them, or close the quotation, paraphrase, and open it again. Never join two answers into one. When you have finished, send the speaker every quotation as it will appear. Most of them change nothing. A few save you from printing “fifty”.

# A checklist for the wall

**Before you begin**

- The draft has rested, or at least looks different.
- A dated copy is saved.

**Purpose**

- I can finish “When she has read this, the reader will …” with one verb.
- Each paragraph has its tick. The crosses are gone.
- The first fact comes within the first three lines.

**Structure**

- I have one line for each paragraph, and each line states something.
- The answer stands before the explanation.
- A linking word other than “also” fits between neighbors.

**Paragraphs**

- The first sentences, read alone, make sense.
- One point each, and a label of six words or fewer.
- Sentences begin with what the reader has met.

**Sentences**

- People and things act. Verbs are verbs.
- I have read it aloud and mended each stumble.
- Every “most”, “about” and “if” of the draft is still there.

**Proof**

- Each name, number, day and price has been compared with its source.
- Headlines, captions and buttons have been read separately.
- Any paragraph I corrected has been read once more.

Then give it to somebody else. Five passes find most of what you are able to find, but you know what you meant, and no method can make you forget it. A second reader has that advantage from the start.`
