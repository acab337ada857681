/* Generated from the description of the API by `npm run client`. A change here is lost. */

export interface components {
    schemas: {
        Passage: {
            /** @description Offset in the version’s plain text, in UTF-16 units. An empty line separates paragraphs. */
            start: number;
            /** @description Words of the passage, with their spaces. */
            quote: string;
        };
        User: {
            /** @description Id, a UUID. */
            id: string;
            /** @description Name of a person, a file or a thing, as people read it. */
            name: string;
            /** @description Email address of the person. */
            email: string;
        };
        Problem: {
            /** @description The error in a sentence for a person. */
            message: string;
            /** @description Broken rules, each with its field and a sentence. Absent if no field is at fault. */
            issues?: {
                /** @description Path of the field, with dots between its parts. */
                path: string;
                /** @description In a request, the message to the studio; in an answer, a sentence for a person. */
                message: string;
            }[];
            /** @description URI reference of the kind of error, relative to the API. */
            type: string;
            /** @description The kind of error in a sentence. */
            title: string;
            /** @description HTTP status. */
            status: number;
            /** @description The same sentence as `message`, under its name in RFC 9457. */
            detail: string;
            /** @description Hash of the live release: sent with the order, it agrees to the price of today. Absent from other errors. */
            release?: string;
        };
        Order: {
            /** @description Number of the order, like `NW-ORD-20261122-0001`. */
            id: string;
            /** @description SKU of the service. */
            sku: string;
            /** @description Name of the service when it was ordered. */
            name: string;
            /** @description Price of the service when it was ordered, in US dollars, such as `24.99`. */
            price: string;
            /** @description Full name of the client, as they typed it. */
            fullName: string;
            /** @description Email address of the person. */
            email: string;
            /** @description Phone number of the client, as they typed it. */
            phone: string;
            /** @description The brief, as the client typed it. May be empty. */
            note: string;
            /**
             * @description State of the order.
             * @enum {string}
             */
            status: "Pending Contact" | "Awaiting Payment" | "Paid" | "In Production" | "Delivered" | "Revision" | "Completed" | "Cancelled" | "Refunded";
            /** @description True if the order was placed without an account and added to none since. Ignored in a request. */
            guest: boolean;
            /** @description Id of the client’s account. Null if the order belongs to none. Ignored in a request. */
            userId: string | null;
            /**
             * Format: date-time
             * @description Time at which it was made: an order placed, a mail written, a message received.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Promised time of the first contact.
             */
            contactBy: string;
        };
        Project: {
            /** @description Id, a UUID. */
            id: string;
            /** @description Id of the client’s account. Null if the order belongs to none. Ignored in a request. */
            userId: string | null;
            /** @description Name of the service when it was ordered. */
            title: string;
            /**
             * @description Step of the work, as the client sees it.
             * @enum {string}
             */
            status: "Requested" | "In Review" | "In Production" | "Revision" | "Delivered";
            /** @description SKU of the service. */
            sku: string;
            /**
             * Format: date-time
             * @description Time at which it was made: an order placed, a mail written, a message received.
             */
            createdAt: string;
            /** @description The brief of the order, as the client typed it. May be empty. */
            notes: string;
            /** @description Number of the order, like `NW-ORD-20261122-0001`. */
            orderNumber: string;
            /**
             * @deprecated
             * @description Another name of `orderNumber`, until 2027-07-01.
             */
            orderId: string;
            /**
             * @description State of the order.
             * @enum {string}
             */
            orderStatus: "Pending Contact" | "Awaiting Payment" | "Paid" | "In Production" | "Delivered" | "Revision" | "Completed" | "Cancelled" | "Refunded";
        };
        Block: {
            /**
             * @description Kind of block: `item` of a list, `row` of a table, `rule` between sections.
             * @enum {string}
             */
            kind: "paragraph" | "heading" | "item" | "quote" | "code" | "row" | "rule";
            /** @description Level of a heading, 1 to 6; else the depth in lists and quotations, 0 outside of them. */
            depth: number;
            /** @description Number of the item, if it begins here and its list is numbered. Else absent. */
            number?: number;
            /**
             * @description True if the block continues the list item of an earlier one. Versions before 2026-11-23 lack it.
             * @constant
             */
            continues?: true;
            /** @description Words in order, in parts with the same marks. In a `row`, a tab separates cells. */
            runs: components["schemas"]["TextRun"][];
        };
        TextRun: {
            /** @description Words without marks. */
            text: string;
            /**
             * @description True if the words are strongly emphasised, else absent.
             * @constant
             */
            isStrong?: true;
            /**
             * @description True if the words are emphasised, else absent.
             * @constant
             */
            isEmphasis?: true;
            /**
             * @description True if the words are code, else absent.
             * @constant
             */
            isCode?: true;
            /**
             * @description True if the words are struck through, else absent.
             * @constant
             */
            isStruck?: true;
            /** @description Address of a linked page or mailbox. Absent if the words are no link. */
            href?: string;
        };
        Comparison: {
            /** @description Changes in reading order. Empty if `isLong` is true. */
            changes: components["schemas"]["BlockChange"][];
            /** @description True if a text is long: the changes are then in the file `redline.json`. */
            isLong: boolean;
        };
        BlockChange: {
            /**
             * @description Kind of change. `moved-away` and `moved-here` are the two places of one block.
             * @enum {string}
             */
            change: "kept" | "added" | "moved-here";
            /** @description The block in the older version. */
            after: components["schemas"]["Block"];
        } | {
            /**
             * @description Kind of change. `moved-away` and `moved-here` are the two places of one block.
             * @enum {string}
             */
            change: "removed" | "moved-away";
            /** @description The block in the older version. */
            before: components["schemas"]["Block"];
        } | {
            /**
             * @description Kind of change. `moved-away` and `moved-here` are the two places of one block.
             * @constant
             */
            change: "edited";
            /** @description The block in the older version. */
            before: components["schemas"]["Block"];
            /** @description The block in the older version. */
            after: components["schemas"]["Block"];
            /** @description Kept, deleted and inserted words of the block, in order. Those of a changed link are deleted and inserted. */
            segments: components["schemas"]["Segment"][];
        } | {
            /**
             * @description Kind of change. `moved-away` and `moved-here` are the two places of one block.
             * @constant
             */
            change: "rewritten";
            /** @description The block in the older version. */
            before: components["schemas"]["Block"];
            /** @description The block in the older version. */
            after: components["schemas"]["Block"];
        };
        Segment: {
            /**
             * @description `keep`: kept words; `del`: deleted ones; `ins`: inserted ones.
             * @enum {string}
             */
            kind: "keep" | "del" | "ins";
            /** @description The words. */
            text: string;
        };
        Service: {
            /** @description SKU of the service. */
            sku: string;
            /** @description Name of the service. */
            name: string;
            /** @description Description of the service, in a sentence. */
            description: string;
            /** @description Fixed price in US dollars, as a decimal string such as `24.99`. */
            price: string;
            /** @description Parts of the service, in short phrases. */
            features: string[];
            /** @description Time that the work takes from its start, in words such as `3-5 days`. */
            turnaround: string;
            /** @description True if the site presents the service as popular. */
            popular: boolean;
            /** @description Path of the page on which the service is ordered. */
            payLink: string;
        };
        ErrorKind: {
            /** @description URI reference of the kind of error, relative to the API. */
            type: string;
            /** @description The kind of error in a sentence. */
            title: string;
            /** @description HTTP status. */
            status: number;
        };
        Conversation: {
            /** @description What to send as `cursor` for the next page; null after the last one */
            next: string | null;
            /** @description The latest messages, or those before `cursor`: at most 100, the oldest of them first. */
            messages: components["schemas"]["Message"][];
            /** @description Number of earlier messages, which are not in the list. */
            earlier: number;
            /** @description Time by which the studio answers. Null if it owes no answer. */
            answerBy: string | null;
            /** @description True while the order waits for money, so that the client may say that they have paid. */
            maySayPaid: boolean;
            /** @description Time at which the client last said that they have paid. Null if they did not, or it is answered. */
            saidPaidAt: string | null;
        };
        Message: {
            /** @description Id, a UUID. */
            id: string;
            /**
             * Format: date-time
             * @description Time at which it was written.
             */
            at: string;
            /**
             * @description Side that wrote it: `client` or `studio`.
             * @enum {string}
             */
            from: "client" | "studio";
            /**
             * @description `paid`: the client says that they have paid, which is to be checked. Else `message`.
             * @enum {string}
             */
            kind: "message" | "paid";
            /** @description Name of the member who wrote it, or of the studio for an API token. Null for the client. */
            by: string | null;
            /** @description The text, as it was written. */
            text: string;
        };
        DeskConversation: {
            /** @description What to send as `cursor` for the next page; null after the last one */
            next: string | null;
            /** @description The latest messages, or those before `cursor`: at most 100, the oldest of them first. */
            messages: components["schemas"]["DeskMessage"][];
            /** @description Number of earlier messages, which are not in the list. */
            earlier: number;
            /** @description Time by which the studio answers. Null if it owes no answer. */
            answerBy: string | null;
            /** @description True if the order has an address to write to. */
            mayWrite: boolean;
        };
        DeskMessage: {
            /** @description Id, a UUID. */
            id: string;
            /**
             * Format: date-time
             * @description Time at which it was written.
             */
            at: string;
            /**
             * @description Side that wrote it: `client` or `studio`.
             * @enum {string}
             */
            from: "client" | "studio";
            /**
             * @description `paid`: the client says that they have paid, which is to be checked. Else `message`.
             * @enum {string}
             */
            kind: "message" | "paid";
            /** @description Name of the member who wrote it, or of the studio for an API token. Null for the client. */
            by: string | null;
            /** @description The text, as it was written. */
            text: string;
            /**
             * @description `held`: it can still be cancelled. Clients see only messages that are `shown`.
             * @enum {string}
             */
            state: "held" | "shown" | "cancelled";
        };
        DeskPiece: {
            /** @description Position of the text in the order, from 1. */
            piece: number;
            /**
             * @deprecated
             * @description Another name of `piece`, until 2027-07-01.
             */
            number: number;
            /** @description Title of the text. */
            title: string;
            /** @description Number of words that was promised. Null if words are not the measure. */
            words: number | null;
            /** @description Versions of the text, the latest first. */
            versions: components["schemas"]["DeskVersion"][];
            /** @description Time of the last save of a draft. Null if none was saved since the latest version. */
            draftSavedAt: string | null;
        };
        DeskVersion: {
            /** @description Number of the version, from 1. */
            version: number;
            /**
             * @deprecated
             * @description Another name of `version`, until 2027-07-01.
             */
            number: number;
            /**
             * Format: date-time
             * @description Time from which the client can read the version.
             */
            deliveredAt: string;
            /** @description Name of the member who delivered it, or of the studio for an API token. */
            by: string;
            /** @description Note to the client. May be empty. */
            note: string;
            /** @description The client’s approval of the version. Null if there is none, or if it has ended. */
            approval: {
                /** @description Name of the person who acts, or empty. Only the holder of a link has to give one. */
                by: string;
                /**
                 * Format: date-time
                 * @description Time at which it happened.
                 */
                at: string;
                /**
                 * @description Identification of the client: by their `account`, or by a `link` to the order.
                 * @enum {string}
                 */
                how: "account" | "link";
            } | null;
            /** @description True if the version is sent in a few seconds and can still be cancelled. */
            isHeld: boolean;
        };
        DeskReview: {
            /** @description Comments on the order’s texts, in the order in which they were sent. Unsent ones come last. */
            comments: components["schemas"]["Comment"][];
            /** @description Rounds of each text, in the order of the pieces. */
            rounds: {
                /** @description Position of the text in the order, from 1. */
                piece: number;
                /** @description Number of rounds in the price, or `unlimited`. */
                included: number | "unlimited";
                /** @description Number of rounds that the client has sent, except those of which every comment was declined. */
                used: number;
                /** @description Price of the next round in US cents, 0 if included. Null for readers who see no money. */
                nextCents: number | null;
                /** @description Last time to send a round. Null if none can be sent now. */
                until: string | null;
                /** @description True while the studio works on the last round. */
                isOpen: boolean;
                /** @description True if every comment of the last round was declined, so that the version stands. */
                isRefused: boolean;
                /** @description True if the client has a newer text, which was sent outside of the product. */
                isReplaced: boolean;
                /** @description True if a version is approved, so that no round follows. */
                isApproved: boolean;
                /** @description True if questions can be answered: until the text is approved or the order stopped. */
                takesAnswers: boolean;
            }[];
        };
        Comment: {
            /** @description Id, a UUID. */
            id: string;
            /**
             * @description Side that wrote it: `client` or `studio`.
             * @enum {string}
             */
            from: "client" | "studio";
            /** @description Name of the member who wrote it, or of the studio for an API token. Null for the client. */
            by: string | null;
            /**
             * @description `draft`: unsent, seen by its own side alone; `held`: sent within seconds if not cancelled.
             * @enum {string}
             */
            state: "draft" | "held" | "open" | "settled";
            /** @description Position of the text in the order, from 1. */
            piece: number;
            /** @description Number of the version that it was written about, from 1. */
            version: number;
            /** @description Passage that the comment is about. Null if it is about the whole text. */
            passage: components["schemas"]["PassageOutput"] | null;
            /** @description Offset of the passage in the latest version. Null without a passage, or if its place is unclear. */
            startsNow: number | null;
            /** @description The text, as it was written. */
            text: string;
            /**
             * Format: date-time
             * @description Time at which it was last saved.
             */
            at: string;
            /** @description Number of the client’s round. Null for unsent comments and for the studio’s questions. */
            round: number | null;
            /** @description The end of the comment: an answer, or settled without one. Null while it has none. */
            answer: {
                /**
                 * @description Kind of it, which decides about the other fields.
                 * @enum {string}
                 */
                kind: "done" | "declined" | "answered" | "settled";
                /** @description The text, as it was written. */
                text: string;
                /** @description Name of the person who acts, or empty. Only the holder of a link has to give one. */
                by: string;
                /**
                 * Format: date-time
                 * @description Time at which it happened.
                 */
                at: string;
            } | null;
        };
        Mail: {
            /** @description Id, a UUID. */
            id: string;
            /** @description Kind of mail, such as `order-confirmation`. */
            kind: string;
            /** @description Address of the recipient. Null for writers. */
            to: string | null;
            /** @description Subject of the mail. */
            subject: string;
            /**
             * Format: date-time
             * @description Time at which it was made: an order placed, a mail written, a message received.
             */
            createdAt: string;
            /** @description Time at which the mail server accepted it, or a digest listed it. Null before. */
            sentAt: string | null;
            /**
             * @description `sent`: the mail server accepted it; `kept`: there is none; `gathered`: for a digest.
             * @enum {string}
             */
            status: "failed" | "queued" | "kept" | "sent" | "gathered" | "cancelled";
            /** @description Latest reply or error of the mail server. Null if there was none, and for writers. */
            answer: string | null;
            /** @description True if the asker may read it. Mails about an account are private. */
            isOpen: boolean;
            /** @description Time left to cancel the mail, in milliseconds. 0 if it cannot be cancelled. */
            heldMs: number;
        };
        HeldMail: {
            /** @description Id, a UUID. */
            id: string;
            /** @description Subject of the mail. */
            subject: string;
            /** @description Time left to cancel the mail, in milliseconds. 0 if it cannot be cancelled. */
            heldMs: number;
        };
        MailDetail: {
            /** @description Id, a UUID. */
            id: string;
            /** @description Kind of mail, such as `order-confirmation`. */
            kind: string;
            /** @description Address of the recipient. Null for writers. */
            to: string | null;
            /** @description Subject of the mail. */
            subject: string;
            /**
             * Format: date-time
             * @description Time at which it was made: an order placed, a mail written, a message received.
             */
            createdAt: string;
            /** @description Time at which the mail server accepted it, or a digest listed it. Null before. */
            sentAt: string | null;
            /**
             * @description `sent`: the mail server accepted it; `kept`: there is none; `gathered`: for a digest.
             * @enum {string}
             */
            status: "failed" | "queued" | "kept" | "sent" | "gathered" | "cancelled";
            /** @description Latest reply or error of the mail server. Null if there was none, and for writers. */
            answer: string | null;
            /** @description True if the asker may read it. Mails about an account are private. */
            isOpen: boolean;
            /** @description Time left to cancel the mail, in milliseconds. 0 if it cannot be cancelled. */
            heldMs: number;
            /** @description Text of the mail, with the names of its links but without their tokens. */
            text: string;
            /** @description True if it has links that the desk may hand out. */
            hasLinks: boolean;
            /** @description True if the desk may send the mail again. */
            mayResend: boolean;
        };
        MailLink: {
            /** @description Text of the link in the mail. */
            label: string;
            /** @description New address of the link, with a token of its own. */
            url: string;
        };
        Duty: {
            /**
             * @description Kind of duty, by the next thing to do.
             * @enum {string}
             */
            kind: "refund" | "contact" | "payment" | "work" | "answer" | "message";
            /** @description Id of the order, or of the message for the kinds `answer` and `message`. */
            id: string;
            /** @description Number of the order. Null for a message from the contact form. */
            orderNumber: string | null;
            /**
             * @deprecated
             * @description Another name of `orderNumber`, until 2027-07-01.
             */
            number: string | null;
            /** @description Name of the service, or the beginning of the message. */
            title: string;
            /** @description Name of the client, as they typed it. */
            clientName: string;
            /** @description State of the order. Null for a message from the contact form. */
            status: ("Pending Contact" | "Awaiting Payment" | "Paid" | "In Production" | "Delivered" | "Revision" | "Completed" | "Cancelled" | "Refunded") | null;
            /** @description Time by which it is to be done; of a requested payment, by which the client pays. Null: none. */
            dueAt: string | null;
            /** @description True for refunds and urgent messages, which come before other duties. */
            isUrgent: boolean;
            /** @description True if a reader of the order’s address has said that it is not theirs: no mail can be sent. */
            isDetached: boolean;
            /** @description Number of saves of the case, to send with the next one: an older number is refused. */
            version: number;
            /** @description The writer for `work`, else the agent. Null while nobody has it in hand. */
            claimedBy: components["schemas"]["Colleague"] | null;
            /** @description Time at which `claimedBy` took it in hand. Null while it is in no hand. */
            claimedAt: string | null;
            /** @description Time until which it is put off. Null if it was not put off. */
            laterUntil: string | null;
        };
        Colleague: {
            /** @description Id, a UUID. */
            id: string;
            /** @description Name of a person, a file or a thing, as people read it. */
            name: string;
        };
        OrderRow: {
            /** @description Id, a UUID. */
            id: string;
            /** @description Number of the order, like `NW-ORD-20261122-0001`. */
            orderNumber: string;
            /**
             * @deprecated
             * @description Another name of `orderNumber`, until 2027-07-01.
             */
            number: string;
            /** @description Name of the service when it was ordered. */
            title: string;
            /** @description Name of the client, as they typed it. */
            clientName: string;
            /** @description Email address of the client. Null for writers, empty if no mail can be sent. */
            email: string | null;
            /** @description Phone number of the client, as they typed it. Null for writers. */
            phone: string | null;
            /**
             * @description State of the order.
             * @enum {string}
             */
            status: "Pending Contact" | "Awaiting Payment" | "Paid" | "In Production" | "Delivered" | "Revision" | "Completed" | "Cancelled" | "Refunded";
            /**
             * Format: date-time
             * @description Time at which it was made: an order placed, a mail written, a message received.
             */
            createdAt: string;
            /** @description The promise: time by which the studio does the next thing. Null if nothing is promised. */
            dueAt: string | null;
            /** @description The agent of the order. Null while it has none. */
            claimedBy: components["schemas"]["Colleague"] | null;
            /** @description Time at which `claimedBy` took it in hand. Null while it is in no hand. */
            claimedAt: string | null;
            /** @description The writer of the order. Null while it has none. */
            writtenBy: components["schemas"]["Colleague"] | null;
            /** @description Time at which the writer took the order in hand. Null while it has none. */
            writtenAt: string | null;
        };
        SavedView: {
            /** @description Id, a UUID. */
            id: string;
            /** @description Name of a person, a file or a thing, as people read it. */
            name: string;
            /** @description Filter and sorting of the list of orders. */
            query: {
                /** @description Words that all occur in number, name, brief or, for those who see them, email and phone. */
                q?: string;
                /**
                 * @description State of the order.
                 * @enum {string}
                 */
                status?: "Pending Contact" | "Awaiting Payment" | "Paid" | "In Production" | "Delivered" | "Revision" | "Completed" | "Cancelled" | "Refunded";
                /** @description SKU of the service. */
                sku?: string;
                /** @description `agent` or `writer`; default: by the asker’s role or, to put off, what they have in hand. In a query: `mine`, `nobody` or a member’s id. */
                hand?: ("mine" | "nobody") | string;
                /** @description Day of the terms of service that the orders were placed under. `unrecorded`: orders that keep none, as those of older versions of the product. */
                termsOf?: "unrecorded" | string;
                /**
                 * @description `newest` or `oldest` by order time, `due` by promise. Default: `newest`.
                 * @enum {string}
                 */
                sort?: "newest" | "oldest" | "due";
            };
        };
        Case: {
            /** @description The order. */
            order: components["schemas"]["OrderAtDesk"];
            /** @description The service as sold; later changes of the catalog do not affect it. Null if that is unknown. */
            sold: components["schemas"]["SoldService"] | null;
            /** @description Reference that the sender of the order gave it. Null if there was none. */
            reference: string | null;
            /** @description Price that the sender saw, in US cents. Null if it did not differ, and for those who see no money. */
            quotedPriceCents: number | null;
            /** @description The promise, or the time by which the studio asks for money. Null if nothing is promised. */
            dueAt: string | null;
            /** @description Promised time of a text or a new version. Null if none is owed, or no time is known. */
            deliverBy: string | null;
            /** @description Way in which a text was sent outside of the product. Null if it is here, or none was sent. */
            sentOutside: string | null;
            /** @description The agent of the order. Null while it has none. */
            claimedBy: components["schemas"]["ReachableColleague"] | null;
            /** @description Time at which `claimedBy` took it in hand. Null while it is in no hand. */
            claimedAt: string | null;
            /** @description The writer of the order. Null while it has none. */
            writtenBy: components["schemas"]["ReachableColleague"] | null;
            /** @description Time at which the writer took the order in hand. Null while it has none. */
            writtenAt: string | null;
            /** @description Time until which the agent’s duties are put off. Null if they were not put off. */
            laterUntil: string | null;
            /** @description Time until which the writer’s duties are put off. Null if they were not put off. */
            writerLaterUntil: string | null;
            /** @description Number of saves of the case, to send with the next one: an older number is refused. */
            version: number;
            /** @description True if the writer can begin now: work is due, and there is a brief. */
            mayBegin: boolean;
            /** @description States to which the asker may move the order. Some moves need a reason. */
            moves: ("In Production" | "Delivered" | "Revision" | "Completed" | "Cancelled")[];
            /** @description Moves, requests to pay, and acts of staff and client, the oldest first. */
            timeline: components["schemas"]["TimelineEntry"][];
        };
        OrderAtDesk: {
            /** @description Number of the order, like `NW-ORD-20261122-0001`. */
            orderNumber: string;
            /**
             * @deprecated
             * @description Another name of `orderNumber`, until 2027-07-01.
             */
            number: string;
            /** @description SKU of the service. */
            sku: string;
            /** @description Name of the service when it was ordered. */
            name: string;
            /** @description Price of the service when it was ordered, in US cents. Null for those who see no money. */
            priceCents: number | null;
            /** @description Full name of the client, as they typed it. */
            fullName: string;
            /** @description Email address of the client. Null for writers, empty if no mail can be sent. */
            email: string | null;
            /** @description Phone number of the client, as they typed it. Null for writers. */
            phone: string | null;
            /** @description The brief, as the client typed it. May be empty. */
            note: string;
            /**
             * @description State of the order.
             * @enum {string}
             */
            status: "Pending Contact" | "Awaiting Payment" | "Paid" | "In Production" | "Delivered" | "Revision" | "Completed" | "Cancelled" | "Refunded";
            /** @description True if the order was placed without an account and added to none since. Ignored in a request. */
            guest: boolean;
            /**
             * Format: date-time
             * @description Time at which it was made: an order placed, a mail written, a message received.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Promised time of the first contact.
             */
            contactBy: string;
        };
        SoldService: {
            /** @description Description of the service. Absent from orders of older versions of the product. */
            description?: string;
            /** @description Parts of the service, in short phrases. Absent from orders of older versions of the product. */
            features?: string[];
            /** @description Number of words; null if they are not the measure. Of a deviation: the missing or unwanted words. */
            words: number | null;
            /** @description Number of rounds in the price, for each text, or `unlimited`. */
            revisionRounds: number | "unlimited";
            /** @description Time that the work takes from its start. */
            turnaround: {
                /**
                 * @description Kind of it, which decides about the other fields.
                 * @constant
                 */
                kind: "hours";
                /** @description Shortest turnaround in hours, counted from the start of work. */
                minHours: number;
                /** @description Longest turnaround in hours, counted from the start of work. */
                maxHours: number;
                /** @description Turnaround in words, such as `3-5 days`. */
                label: string;
            } | {
                /**
                 * @description Kind of it, which decides about the other fields.
                 * @constant
                 */
                kind: "ongoing";
                /** @description Turnaround in words, such as `3-5 days`. */
                label: string;
            };
            /** @description Texts that are delivered and revised one by one. */
            pieces: {
                /** @description Title of the text. */
                title: string;
                /** @description Number of words; null if they are not the measure. Of a deviation: the missing or unwanted words. */
                words: number | null;
            }[];
            /** @description What the site said. Null if it had no release, absent from orders of older versions of the product. */
            release?: components["schemas"]["SoldRelease"] | null;
            /**
             * Format: date
             * @description Day of the last change of the terms that the order is under. Absent from orders of older versions.
             */
            termsOf?: string;
            /** @description Days to ask for changes, after each version. Absent from orders of older versions of the product. */
            reviewDays?: number;
            /** @description Days of grace of a late text. Absent from orders of older versions of the product. */
            graceDays?: number;
            /** @description Price of a round beyond `revisionRounds`, in US cents. Absent from orders of older versions, and for writers. */
            extraRoundCents?: number;
        };
        SoldRelease: {
            /** @description Number of the release. */
            number: number;
            /** @description Hash of what the release says, as pages name it. */
            matter: string;
        };
        ReachableColleague: {
            /** @description Id, a UUID. */
            id: string;
            /** @description Name of a person, a file or a thing, as people read it. */
            name: string;
            /** @description Email address of the person. */
            email: string;
        };
        TimelineEntry: {
            /** @description Id, a UUID. */
            id: string;
            /**
             * Format: date-time
             * @description Time at which it happened.
             */
            at: string;
            /**
             * @description `move`: the state changed; `request`: to pay; else an act of staff or client.
             * @enum {string}
             */
            kind: "move" | "request" | "claim" | "release" | "later" | "note" | "call" | "answered" | "heard" | "commented" | "approved" | "unapproved" | "asked" | "replied" | "wrote" | "delivered" | "settled" | "cancelled mail" | "sent again" | "showed links" | "terms" | "undone" | "link-copied" | "links-revoked" | "not-mine" | "address";
            /** @description Name of the member or API token, or the kind of actor, such as `client` or `system`. */
            by: string;
            /** @description Id of the member who acted. Null if no member did. */
            memberId: string | null;
            /** @description State before the move. Null if it is no move, or the first one. */
            from: ("Pending Contact" | "Awaiting Payment" | "Paid" | "In Production" | "Delivered" | "Revision" | "Completed" | "Cancelled" | "Refunded") | null;
            /** @description State after the move. Null if it is no move. */
            to: ("Pending Contact" | "Awaiting Payment" | "Paid" | "In Production" | "Delivered" | "Revision" | "Completed" | "Cancelled" | "Refunded") | null;
            /** @description Note, reason, subject or title, by the kind. May be empty. */
            text: string;
            /** @description Time until which the case was put off. Null if it was not. */
            until: string | null;
        };
        ContactMessage: {
            /** @description Id, a UUID. */
            id: string;
            /** @description Name of the sender, as they typed it. */
            name: string;
            /** @description Email address of the person. */
            email: string;
            /** @description Text of the message. */
            message: string;
            /** @description True if the message has the word URGENT. */
            isUrgent: boolean;
            /**
             * Format: date-time
             * @description Time at which it was made: an order placed, a mail written, a message received.
             */
            createdAt: string;
            /** @description Promised time of the answer. Null for messages from before there was a promise. */
            dueAt: string | null;
            /** @description Time at which it was answered. Null while it is open. Sent with the answer to a comment, as its sender saw it: an answer of somebody else since is kept. */
            answeredAt: string | null;
        };
        Warning: {
            /** @description Name of the check, such as `noMailServer`. */
            check: string;
            /** @description The fault and its remedy, in a sentence for the operator. */
            sentence: string;
        };
        OrderDetail: {
            /** @description Number of the order, like `NW-ORD-20261122-0001`. */
            orderNumber: string;
            /**
             * @deprecated
             * @description Another name of `orderNumber`, until 2027-07-01.
             */
            number: string;
            /** @description SKU of the service. */
            sku: string;
            /** @description Name of the service when it was ordered. */
            name: string;
            /** @description Price of the service when it was ordered, in US cents. */
            priceCents: number;
            /** @description Full name of the client, as they typed it. */
            fullName: string;
            /** @description Email address of the person. */
            email: string;
            /** @description Phone number of the client, as they typed it. */
            phone: string;
            /** @description The brief, as the client typed it. May be empty. */
            note: string;
            /**
             * @description State of the order.
             * @enum {string}
             */
            status: "Pending Contact" | "Awaiting Payment" | "Paid" | "In Production" | "Delivered" | "Revision" | "Completed" | "Cancelled" | "Refunded";
            /** @description True if the order was placed without an account and added to none since. Ignored in a request. */
            guest: boolean;
            /** @description Id of the client’s account. Null if the order belongs to none. Ignored in a request. */
            userId: string | null;
            /**
             * Format: date-time
             * @description Time at which it was made: an order placed, a mail written, a message received.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Promised time of the first contact.
             */
            contactBy: string;
            /** @description The service as sold; later changes of the catalog do not affect it. Null if that is unknown. */
            sold: components["schemas"]["SoldService"] | null;
            /** @description Promised time of a text or a new version. Null if none is owed, or no time is known. */
            deliverBy: string | null;
            /** @description Way in which a text was sent outside of the product. Null if it is here, or none was sent. */
            sentOutside: string | null;
            /** @description Moves of the order, the oldest first. */
            events: components["schemas"]["OrderEvent"][];
            /** @description True if the asker may cancel the order now. */
            mayCancel: boolean;
        };
        OrderEvent: {
            /**
             * Format: date-time
             * @description Time at which it happened.
             */
            at: string;
            /**
             * @description Side that moved the order: `client` or `studio`.
             * @enum {string}
             */
            actor: "client" | "studio";
            /** @description State before the move. Null for the event that placed the order. */
            from: ("Pending Contact" | "Awaiting Payment" | "Paid" | "In Production" | "Delivered" | "Revision" | "Completed" | "Cancelled" | "Refunded") | null;
            /**
             * @description State after the move.
             * @enum {string}
             */
            to: "Pending Contact" | "Awaiting Payment" | "Paid" | "In Production" | "Delivered" | "Revision" | "Completed" | "Cancelled" | "Refunded";
            /**
             * @description `back`: the move took back an earlier one; `refused`: it ended a revision without a new version. Else absent.
             * @enum {string}
             */
            mark?: "back" | "refused";
        };
        Ledger: {
            /** @description Charges and adjustments, in US cents. Of a stopped order: only those since the stop. */
            chargedCents: number;
            /** @description All payments, before refunds, in US cents. */
            paidCents: number;
            /** @description All refunds, in US cents. */
            refundedCents: number;
            /** @description Payments less refunds, in US cents. */
            keptCents: number;
            /** @description Balance due, in US cents: `chargedCents` less `keptCents`. Negative if overpaid. */
            owedCents: number;
            /** @description Amount that has to be refunded, in US cents. */
            refundDueCents: number;
            /** @description Entries of the ledger, the oldest first. */
            entries: components["schemas"]["LedgerEntry"][];
            /** @description Receipts and credit notes, the oldest first. */
            documents: components["schemas"]["PrintedDocument"][];
            /**
             * @description `prepaid`: paid before work begins; `net30`: within 30 days of the request.
             * @enum {string}
             */
            terms: "prepaid" | "net30";
            /** @description Terms of the client’s account for later orders: `prepaid` or `net30`. Null without an account. */
            clientTerms: ("prepaid" | "net30") | null;
            /** @description Ways of paying that the studio has set up. A request in another way is refused. */
            ways: ("link" | "bank-transfer" | "paypal")[];
            /** @description Request to pay, as long as some of it is due. Else null. */
            request: {
                /** @description Amount still to be paid, in US cents; at most the balance due. */
                cents: number;
                /**
                 * @description Way in which the client is to pay.
                 * @enum {string}
                 */
                way: "link" | "bank-transfer" | "paypal";
                /** @description Address of the payment page. Empty for other ways of payment. */
                link: string;
                /** @description Host of the payment page, in ASCII. Empty for other ways of payment. */
                host: string;
                /** @description What to fill in for a transfer; empty for a link. */
                account: {
                    /** @description Name of a person, a file or a thing, as people read it. */
                    name: string;
                    /** @description What to fill in there. */
                    value: string;
                }[];
                /**
                 * Format: date
                 * @description Last day of the payment, in the studio’s time zone. By default it follows from the order’s terms.
                 */
                dueOn: string;
                /** @description True if the last day of the payment is over: for the client, in every time zone. */
                isOverdue: boolean;
                /** @description Name of the member or API token that wrote it. Null if the product did. */
                memberName: string | null;
                /** @description Reference of the payment provider or the bank. May be empty. Never card data. */
                reference: string;
            } | null;
            /** @description Time by which the studio asks for the balance due. Null if it has asked, or if nothing is due. */
            askBy: string | null;
            /** @description Promised time of the refund. Null if none is due. */
            refundDueAt: string | null;
            /** @description State and price before the order was stopped, for the refund policy. If it goes on: those of now. */
            beforeStop: {
                /**
                 * @description State of the order.
                 * @enum {string}
                 */
                status: "Pending Contact" | "Awaiting Payment" | "Paid" | "In Production" | "Delivered" | "Revision" | "Completed" | "Cancelled" | "Refunded";
                /** @description Charges and adjustments, in US cents. */
                chargedCents: number;
            };
        };
        LedgerEntry: {
            /** @description Id, a UUID. */
            id: string;
            /** @description Position in the ledger of the order, from 1 without gaps. */
            sequence: number;
            /**
             * @description Charges and adjustments make the price. A reversal takes back another entry.
             * @enum {string}
             */
            kind: "charge" | "adjustment" | "payment" | "refund" | "reversal";
            /** @description Amount in US cents. Negative if it lowers the price, or reverses a positive amount. */
            cents: number;
            /** @description Day on which money was received or sent. Null if none moved. */
            receivedOn: string | null;
            /** @description Way in which the money was sent. Null if none was. */
            method: ("card" | "paypal" | "bank-transfer" | "other") | null;
            /** @description Reference of the payment provider or the bank. May be empty. Never card data. */
            reference: string;
            /** @description Reason, in words for people. Empty only where none is needed. */
            reason: string;
            /** @description Name of the member or API token that wrote it. Null if the product did. */
            memberName: string | null;
            /** @description Id of the reversed entry. Null unless it is a reversal. */
            reverses: string | null;
            /** @description Number of its receipt or credit note, like `NW-RCP-2026-0001`. Null for other entries. */
            documentNumber: string | null;
            /**
             * Format: date-time
             * @description Time at which the entry was recorded.
             */
            at: string;
        };
        PrintedDocument: {
            /** @description Number of the document, like `NW-RCP-2026-0001`. */
            documentNumber: string;
            /**
             * @deprecated
             * @description Another name of `documentNumber`, until 2027-07-01.
             */
            number: string;
            /**
             * @description `receipt` of a payment, or `credit-note` of a refund.
             * @enum {string}
             */
            kind: "receipt" | "credit-note";
            /**
             * Format: date
             * @description Day on which it was issued, in the studio’s time zone.
             */
            issuedOn: string;
            /** @description Amount received or refunded, in US cents. */
            cents: number;
            /** @description True if it was written by mistake, and its entry is reversed. */
            isWithdrawn: boolean;
        };
        Balance: {
            /** @description Charges and adjustments, in US cents. Of a stopped order: only those since the stop. */
            chargedCents: number;
            /** @description All payments, before refunds, in US cents. */
            paidCents: number;
            /** @description All refunds, in US cents. */
            refundedCents: number;
            /** @description Payments less refunds, in US cents. */
            keptCents: number;
            /** @description Balance due, in US cents: `chargedCents` less `keptCents`. Negative if overpaid. */
            owedCents: number;
            /** @description Amount that has to be refunded, in US cents. */
            refundDueCents: number;
            /** @description True once client and studio have agreed on a price. */
            isAgreed: boolean;
            /**
             * @description `prepaid`: paid before work begins; `net30`: within 30 days of the request.
             * @enum {string}
             */
            terms: "prepaid" | "net30";
            /** @description Request to pay, as long as some of it is due. Else null. */
            request: components["schemas"]["PaymentRequest"] | null;
            /** @description Receipts and credit notes, the oldest first. */
            documents: components["schemas"]["PrintedDocument"][];
        };
        PaymentRequest: {
            /** @description Amount still to be paid, in US cents; at most the balance due. */
            cents: number;
            /**
             * @description Way in which the client is to pay.
             * @enum {string}
             */
            way: "link" | "bank-transfer" | "paypal";
            /** @description Address of the payment page. Empty for other ways of payment. */
            link: string;
            /** @description Host of the payment page, in ASCII. Empty for other ways of payment. */
            host: string;
            /** @description What to fill in for a transfer; empty for a link. */
            account: {
                /** @description Name of a person, a file or a thing, as people read it. */
                name: string;
                /** @description What to fill in there. */
                value: string;
            }[];
            /**
             * Format: date
             * @description Last day of the payment, in the studio’s time zone. By default it follows from the order’s terms.
             */
            dueOn: string;
            /** @description True if the last day of the payment is over: for the client, in every time zone. */
            isOverdue: boolean;
        };
        LiveRelease: {
            /** @description Number of the release: 1, 2, 3. */
            number: number;
            /**
             * Format: date-time
             * @description Time at which it went live.
             */
            liveAt: string;
        };
        SiteItemRow: {
            /**
             * @description Kind of the item.
             * @enum {string}
             */
            kind: "studio" | "pages" | "policies" | "services" | "people" | "articles" | "questions" | "case-studies" | "samples";
            /** @description Key of the item: a SKU, the last part of an address, or a name that the site knows. */
            key: string;
            /** @description Title, name or question; else its key. */
            title: string;
            /**
             * @description `live` without a draft, `new` if it is not live, `removed` if its draft removes it.
             * @enum {string}
             */
            state: "live" | "changed" | "new" | "removed";
            /** @description The draft. Null if there is none. */
            draft: {
                /**
                 * Format: date-time
                 * @description Time of the last save of the draft.
                 */
                changedAt: string;
                /** @description Name of the member or API token who saved the draft last. */
                changedBy: string;
            } | null;
            /** @description True for a service that, with its draft, is neither sold nor shown. */
            archived: boolean;
            /** @description Number of the scheduled release that changes it. Null if none does. */
            scheduledIn: number | null;
            /** @description Number of problems of the item with its draft. */
            problems: number;
        };
        SiteItem: {
            /**
             * @description Kind of the item.
             * @enum {string}
             */
            kind: "studio" | "pages" | "policies" | "services" | "people" | "articles" | "questions" | "case-studies" | "samples";
            /** @description Key of the item: a SKU, the last part of an address, or a name that the site knows. */
            key: string;
            /** @description Title, name or question; else its key. */
            title: string;
            /**
             * @description `live` without a draft, `new` if it is not live, `removed` if its draft removes it.
             * @enum {string}
             */
            state: "live" | "changed" | "new" | "removed";
            /** @description True for a service that, with its draft, is neither sold nor shown. */
            archived: boolean;
            /** @description Number of the scheduled release that changes it. Null if none does. */
            scheduledIn: number | null;
            /** @description Number of changes of the item and its draft, to send with the next save. */
            version: number;
            /** @description Its fields as they are live. Null if it is not live. */
            live: {
                [key: string]: unknown;
            } | null;
            /** @description The draft. Null if there is none. */
            draft: {
                /**
                 * Format: date-time
                 * @description Time of the last save of the draft.
                 */
                changedAt: string;
                /** @description Name of the member or API token who saved the draft last. */
                changedBy: string;
                /** @description Fields of the item, as its kind has them; a draft may be incomplete. Null: the item is to be removed. */
                fields: {
                    [key: string]: unknown;
                } | null;
            } | null;
            /** @description Problems of the item with its draft. With any, it cannot be published. */
            problems: components["schemas"]["SiteProblem"][];
            /** @description What the studio should look at. It forbids nothing. */
            warnings: components["schemas"]["SiteWarning"][];
            /** @description Its latest fifty revisions, the latest first. */
            history: components["schemas"]["SiteRevision"][];
            /** @description Its latest fifty acts, the latest first. */
            events: components["schemas"]["SiteEvent"][];
        };
        SiteProblem: {
            /**
             * @description Kind of the item.
             * @enum {string}
             */
            kind: "studio" | "pages" | "policies" | "services" | "people" | "articles" | "questions" | "case-studies" | "samples";
            /** @description Key of the item: a SKU, the last part of an address, or a name that the site knows. */
            key: string;
            /** @description Path of the field, such as `pieces.0.title`. Empty for the whole item. */
            field: string;
            /** @description The warning in a sentence. */
            message: string;
        };
        SiteWarning: {
            /**
             * @description Kind of the item.
             * @enum {string}
             */
            kind: "studio" | "pages" | "policies" | "services" | "people" | "articles" | "questions" | "case-studies" | "samples";
            /** @description Key of the item: a SKU, the last part of an address, or a name that the site knows. */
            key: string;
            /** @description Path of the field, such as `pieces.0.title`. Empty for the whole item. */
            field: string;
            /** @description The warning in a sentence. */
            message: string;
            /**
             * @description Kind of warning: a broken link, a service, price or way to be paid that there is not, a placeholder, a feature with another figure, another number of people or minutes to read, a policy under its former date.
             * @enum {string}
             */
            check: "link" | "service" | "price" | "way" | "placeholder" | "feature" | "people" | "time" | "date";
        };
        SiteRevision: {
            /** @description Number of the release. */
            release: number;
            /**
             * @description State of the release.
             * @enum {string}
             */
            status: "scheduled" | "rendering" | "live" | "replaced" | "failed" | "cancelled";
            /**
             * Format: date-time
             * @description Time at which it was made.
             */
            madeAt: string;
            /** @description Name of the member who made it. */
            madeBy: string;
            /** @description True if it removed the item. */
            isRemoval: boolean;
        };
        SiteEvent: {
            /**
             * Format: date-time
             * @description Time at which it happened.
             */
            at: string;
            /** @description Name of the member or API token, or of the product. */
            by: string;
            /**
             * @description What was done with the item.
             * @enum {string}
             */
            act: "added" | "saved" | "discarded" | "renamed" | "published" | "scheduled" | "cancelled" | "failed" | "opened";
        };
        SiteChange: {
            /**
             * @description Kind of the item.
             * @enum {string}
             */
            kind: "studio" | "pages" | "policies" | "services" | "people" | "articles" | "questions" | "case-studies" | "samples";
            /** @description Key of the item: a SKU, the last part of an address, or a name that the site knows. */
            key: string;
            /** @description Title, name or question; else its key. */
            title: string;
            /**
             * @description `live` without a draft, `new` if it is not live, `removed` if its draft removes it.
             * @enum {string}
             */
            state: "live" | "changed" | "new" | "removed";
            /** @description True for a service that, with its draft, is neither sold nor shown. */
            archived: boolean;
            /** @description Number of the scheduled release that changes it. Null if none does. */
            scheduledIn: number | null;
            /** @description Number of changes of the item and its draft, to send with the next save. */
            version: number;
            /** @description Its fields as they are live. Null if it is not live. */
            live: {
                [key: string]: unknown;
            } | null;
            /** @description The draft. Null if there is none. */
            draft: {
                /**
                 * Format: date-time
                 * @description Time of the last save of the draft.
                 */
                changedAt: string;
                /** @description Name of the member or API token who saved the draft last. */
                changedBy: string;
                /** @description Fields of the item, as its kind has them; a draft may be incomplete. Null: the item is to be removed. */
                fields: {
                    [key: string]: unknown;
                } | null;
            } | null;
            /** @description Problems of the item with its draft. With any, it cannot be published. */
            problems: components["schemas"]["SiteProblem"][];
            /** @description What the studio should look at. It forbids nothing. */
            warnings: components["schemas"]["SiteWarning"][];
        };
        SiteName: {
            /** @description The part as fields name it. */
            value: string;
            /** @description The part as people call it. */
            label: string;
        };
        Release: {
            /** @description Number of the release: 1, 2, 3. */
            number: number;
            /**
             * @description `rendering` for a moment, then `live` or `failed`; `replaced` once another is live.
             * @enum {string}
             */
            status: "scheduled" | "rendering" | "live" | "replaced" | "failed" | "cancelled";
            /** @description Note on the release. May be empty. */
            note: string;
            /** @description Name of the member who made it. */
            madeBy: string;
            /**
             * Format: date-time
             * @description Time at which it was made.
             */
            madeAt: string;
            /** @description Time at which it is to go live. Null if it was not scheduled. */
            goesLiveAt: string | null;
            /** @description Time at which it went live. Null if it never did. */
            liveAt: string | null;
            /** @description Reason why it failed. Null if it has not. */
            failure: components["schemas"]["ReleaseFailure"] | null;
            /** @description Number of the release that it takes back. Null if it takes none back. */
            undoes: number | null;
            /** @description Items that it changes. */
            changes: components["schemas"]["ReleaseChange"][];
            /** @description Items of a scheduled release that were changed since, so that it will fail. */
            conflicts: components["schemas"]["SiteItemName"][];
            /** @description True if it was live and no later release changed the same items. */
            canUndo: boolean;
        };
        ReleaseFailure: {
            /** @description The reason in a sentence. */
            sentence: string;
            /** @description Path of the page that failed. */
            page?: string;
            /** @description The item at fault, as kind and key: `services/PS-025`. */
            item?: string;
            /** @description Path of the field, such as `pieces.0.title`. Empty for the whole item. */
            field?: string;
        };
        ReleaseChange: {
            /**
             * @description Kind of the item.
             * @enum {string}
             */
            kind: "studio" | "pages" | "policies" | "services" | "people" | "articles" | "questions" | "case-studies" | "samples";
            /** @description Key of the item: a SKU, the last part of an address, or a name that the site knows. */
            key: string;
            /** @description Title, name or question of the item; else its key. */
            title: string;
            /**
             * @description `added`, `changed` or `removed`.
             * @enum {string}
             */
            change: "added" | "changed" | "removed";
        };
        SiteItemName: {
            /**
             * @description Kind of the item.
             * @enum {string}
             */
            kind: "studio" | "pages" | "policies" | "services" | "people" | "articles" | "questions" | "case-studies" | "samples";
            /** @description Key of the item: a SKU, the last part of an address, or a name that the site knows. */
            key: string;
        };
        FieldDifference: {
            /**
             * @description Kind of the item.
             * @enum {string}
             */
            kind: "studio" | "pages" | "policies" | "services" | "people" | "articles" | "questions" | "case-studies" | "samples";
            /** @description Key of the item: a SKU, the last part of an address, or a name that the site knows. */
            key: string;
            /** @description Path of the field, such as `pieces.0.title`. Empty for the whole item. */
            field: string;
            /** @description The field before, as text. Null if there was none. */
            before: string | null;
            /** @description The field as it was published, as text. Null if it is gone. */
            after: string | null;
        };
        SiteOpening: {
            /** @description True at a local address, or once an owner has opened the studio. */
            isOpen: boolean;
            /** @description Null: no owner has opened it. */
            openedAt: string | null;
            /** @description Null: no owner has opened it. */
            openedBy: string | null;
            /** @description Items that somebody has changed since the studio began. */
            touched: components["schemas"]["SiteItemName"][];
            /** @description Facts that are still invented, in the site with every draft. */
            placeholders: components["schemas"]["SiteProblem"][];
        };
        OpenedStudio: {
            /** @description The studio after it. */
            opening: components["schemas"]["SiteOpening"];
            /** @description The release of the drafts. Null: there were none. */
            release: components["schemas"]["Release"] | null;
        };
        StaffMember: {
            /** @description Id, a UUID. */
            id: string;
            /** @description Name of a person, a file or a thing, as people read it. */
            name: string;
            /** @description Email address of the person. */
            email: string;
            /**
             * @description Role at the desk, which decides about rights.
             * @enum {string}
             */
            role: "owner" | "agent" | "writer";
            /** @description True if the member may publish the site. Owners always may. */
            mayPublish: boolean;
            /** @description True if the member signs in with a second factor. */
            hasSecondFactor: boolean;
        };
        StaffListing: {
            /** @description Id, a UUID. */
            id: string;
            /** @description Name of a person, a file or a thing, as people read it. */
            name: string;
            /** @description Email address of the person. */
            email: string;
            /**
             * @description Role at the desk, which decides about rights.
             * @enum {string}
             */
            role: "owner" | "agent" | "writer";
            /** @description True if the member may publish the site. Owners always may. */
            mayPublish: boolean;
            /** @description True if the member signs in with a second factor. */
            hasSecondFactor: boolean;
            /**
             * @description `invited` until they choose a password, `ended` once their access is removed.
             * @enum {string}
             */
            state: "invited" | "active" | "ended";
            /**
             * Format: date-time
             * @description Time of the first invitation. For the first owner: of the set-up.
             */
            createdAt: string;
        };
        ApiToken: {
            /** @description Id, a UUID. */
            id: string;
            /** @description Name of the program that uses the token. */
            name: string;
            /** @description Beginning of the secret, to tell tokens apart. */
            prefix: string;
            /**
             * @description Role at the desk, which decides about rights.
             * @enum {string}
             */
            role: "agent" | "writer";
            /** @description Rights of the token. A scope to write does not need the scope to read. */
            scopes: ("desk:read" | "desk:write" | "cases:take" | "cases:undo" | "site:read" | "site:write" | "money:read" | "money:write" | "money:refund" | "exports:read" | "webhooks:read" | "webhooks:write")[];
            /** @description Scopes from a newer release of the server, which this one does not know and does not grant. */
            unknownScopes: string[];
            /**
             * @description `orphaned`: its maker is no longer an owner, so it does not work, but they may know it.
             * @enum {string}
             */
            state: "active" | "expired" | "revoked" | "orphaned";
            /**
             * Format: date-time
             * @description Time at which it was made: an order placed, a mail written, a message received.
             */
            createdAt: string;
            /** @description Name of the owner who made it. */
            createdBy: string;
            /** @description Time of the last use, to the minute. Null if it was never used. */
            lastUsedAt: string | null;
            /** @description End of the token’s validity. Null if it has no end. */
            expiresAt: string | null;
            /** @description Time at which it was revoked. Null if it was not. */
            revokedAt: string | null;
        };
        Webhook: {
            /** @description Id, a UUID. */
            id: string;
            /** @description Web address, with `https://` or `http://`. */
            url: string;
            /** @description Description of the endpoint, for the staff. May be empty. */
            description: string;
            /** @description Events that are sent to the endpoint. */
            events: ("order.placed" | "order.pending_contact" | "order.awaiting_payment" | "order.paid" | "order.in_production" | "order.delivered" | "order.revision" | "order.completed" | "order.cancelled" | "order.refunded" | "money.charged" | "money.adjusted" | "money.received" | "money.refunded" | "money.reversed" | "message.received" | "message.said_paid")[];
            /**
             * @description `gone`: it answered 410; `failing`: an event used up its attempts, and none arrived since.
             * @enum {string}
             */
            state: "on" | "off" | "gone" | "failing";
            /**
             * Format: date-time
             * @description Time at which it was made: an order placed, a mail written, a message received.
             */
            createdAt: string;
            /** @description Name of the owner who added it, on that day. */
            createdBy: string;
            /** @description Time of the last successful delivery. Null if there was none. */
            deliveredAt: string | null;
            /** @description End of the replaced secret’s validity. Null if only one secret is valid. */
            secondSecretUntil: string | null;
            /** @description Time since which a former owner may know the replaced secret. Null if none does. */
            secondSecretExposedAt: string | null;
            /** @description Time since which a former owner may know the secret. Null if none does. */
            exposedAt: string | null;
        };
        Delivery: {
            /** @description Id, a UUID. */
            id: string;
            /** @description Value of the header `webhook-id`, the same in every attempt. */
            messageId: string;
            /**
             * @description The event, such as `order.paid`. A test is `webhook.test`.
             * @enum {string}
             */
            event: "order.placed" | "order.pending_contact" | "order.awaiting_payment" | "order.paid" | "order.in_production" | "order.delivered" | "order.revision" | "order.completed" | "order.cancelled" | "order.refunded" | "money.charged" | "money.adjusted" | "money.received" | "money.refunded" | "money.reversed" | "message.received" | "message.said_paid" | "webhook.test";
            /** @description Number of the order. Null for a test. */
            orderNumber: string | null;
            /**
             * @deprecated
             * @description Another name of `orderNumber`, until 2027-07-01.
             */
            number: string | null;
            /**
             * Format: date-time
             * @description Time of the event.
             */
            createdAt: string;
            /**
             * @description `waiting` for an attempt, `delivered`, or `failed` for good.
             * @enum {string}
             */
            status: "waiting" | "delivered" | "failed";
            /** @description Number of attempts since the delivery was queued, or queued again. */
            tries: number;
            /** @description Start of the latest attempt. Null before the first. */
            triedAt: string | null;
            /** @description HTTP status of the receiver’s latest answer. Null if the latest attempt had none. */
            answer: number | null;
            /** @description Cause if the latest attempt had no answer, such as `name` for a failure of DNS. Else null. */
            problem: ("address" | "name" | "silence" | "certificate" | "connection") | null;
            /** @description Duration of the latest attempt, in milliseconds. Null before the first. */
            durationMs: number | null;
            /** @description Time of the next attempt. Null if none follows. */
            nextTryAt: string | null;
        };
        Piece: {
            /** @description Position of the text in the order, from 1. */
            piece: number;
            /**
             * @deprecated
             * @description Another name of `piece`, until 2027-07-01.
             */
            number: number;
            /** @description Title of the text. */
            title: string;
            /** @description Number of words that was promised. Null if words are not the measure. */
            words: number | null;
            /** @description Versions of the text, the latest first. */
            versions: components["schemas"]["Version"][];
        };
        Version: {
            /** @description Number of the version, from 1. */
            version: number;
            /**
             * @deprecated
             * @description Another name of `version`, until 2027-07-01.
             */
            number: number;
            /**
             * Format: date-time
             * @description Time from which the client can read the version.
             */
            deliveredAt: string;
            /** @description Name of the member who delivered it, or of the studio for an API token. */
            by: string;
            /** @description Note to the client. May be empty. */
            note: string;
            /** @description The client’s approval of the version. Null if there is none, or if it has ended. */
            approval: {
                /** @description Name of the person who acts, or empty. Only the holder of a link has to give one. */
                by: string;
                /**
                 * Format: date-time
                 * @description Time at which it happened.
                 */
                at: string;
                /**
                 * @description Identification of the client: by their `account`, or by a `link` to the order.
                 * @enum {string}
                 */
                how: "account" | "link";
            } | null;
        };
        VersionText: {
            /** @description Number of the version, from 1. */
            version: number;
            /**
             * @deprecated
             * @description Another name of `version`, until 2027-07-01.
             */
            number: number;
            /**
             * Format: date-time
             * @description Time from which the client can read the version.
             */
            deliveredAt: string;
            /** @description Name of the member who delivered it, or of the studio for an API token. */
            by: string;
            /** @description Note to the client. May be empty. */
            note: string;
            /** @description The client’s approval of the version. Null if there is none, or if it has ended. */
            approval: {
                /** @description Name of the person who acts, or empty. Only the holder of a link has to give one. */
                by: string;
                /**
                 * Format: date-time
                 * @description Time at which it happened.
                 */
                at: string;
                /**
                 * @description Identification of the client: by their `account`, or by a `link` to the order.
                 * @enum {string}
                 */
                how: "account" | "link";
            } | null;
            /** @description Title of the text. */
            title: string;
            /** @description Numbers of the other versions, the latest first. */
            others: number[];
            /** @description Paragraphs and similar blocks, in reading order. Empty if `isLong` is true. */
            blocks: components["schemas"]["Block"][];
            /** @description True if the text is long: its blocks are then in the file `text.json`, in the same form. */
            isLong: boolean;
            /** @description SHA-256 of the version’s Markdown file, in hex. */
            sha256: string;
            /** @description Quality sheet: figures about the text. */
            sheet: components["schemas"]["QualitySheet"];
            /** @description The plagiarism checker’s report, or the reason why there is none. */
            report: components["schemas"]["Report"];
        };
        QualitySheet: {
            /** @description Number of words, without code. */
            words: number;
            /** @description Number of words that was promised. Null if words are not the measure. */
            promisedWords: number | null;
            /** @description Number of sentences, without headings, tables and code. */
            sentences: number;
            /** @description Flesch-Kincaid grade. Null without words in Latin letters. */
            readingGrade: number | null;
            /** @description Sentences of more than 30 words, with their number of words: at most 20. */
            longSentences: {
                /** @description The text, as it was written. */
                text: string;
                /** @description Number of words; null if they are not the measure. Of a deviation: the missing or unwanted words. */
                words: number;
            }[];
            /** @description Words of more than four letters that occur too often, the most frequent first: at most 20. */
            frequentWords: {
                /** @description The word, in lower case. */
                word: string;
                /** @description Number of orders, of occurrences, of first contacts promised, or of deliveries that are sent again. */
                count: number;
            }[];
            /** @description Links that cannot work, as written: at most 20. */
            brokenLinks: string[];
            /** @description Share of the text, 0 to 1, that occurs word for word in texts delivered for other orders. */
            overlap: number;
            /**
             * @description Deviations from the client’s voice, by its rules. Null if none was agreed at that time.
             * @default null
             */
            voice: {
                /**
                 * @description Rule of the voice that the text breaks.
                 * @enum {string}
                 */
                rule: "use" | "avoid" | "spelling" | "person" | "link";
                /** @description Number of words; null if they are not the measure. Of a deviation: the missing or unwanted words. */
                words: string;
                /** @description Number of orders, of occurrences, of first contacts promised, or of deliveries that are sent again. */
                count: number;
            }[] | null;
        };
        Report: {
            /**
             * @description Kind of it, which decides about the other fields.
             * @constant
             */
            kind: "file";
            /** @description Name of a person, a file or a thing, as people read it. */
            name: string;
        } | {
            /**
             * @description Kind of it, which decides about the other fields.
             * @constant
             */
            kind: "link";
            /** @description Web address, with `https://` or `http://`. */
            url: string;
        } | {
            /**
             * @description Kind of it, which decides about the other fields.
             * @constant
             */
            kind: "text";
            /** @description The text, as it was written. */
            text: string;
        } | {
            /**
             * @description Kind of it, which decides about the other fields.
             * @constant
             */
            kind: "none";
            /** @description Reason, in words for people. Empty only where none is needed. */
            reason: string;
        };
        Draft: {
            /** @description Text of the draft. Without a draft: that of the latest version, or empty. */
            text: string;
            /**
             * @description Format of the text. In `plain`, no character has a special meaning.
             * @enum {string}
             */
            format: "markdown" | "plain";
            /** @description Number of saves, 0 before the first. A save or delivery by an older number is refused. */
            revision: number;
            /** @description Time of the last save. Null before the first. */
            savedAt: string | null;
            /** @description Name of the member or API token that saved it last. Null before the first save. */
            savedBy: string | null;
            /** @description File name of the attached report PDF. Null if there is none. */
            reportFile: string | null;
        };
        SavedDraft: {
            /** @description Number of saves, 0 before the first. A save or delivery by an older number is refused. */
            revision: number;
            /** @description Time of the last save. Null before the first. */
            savedAt: string | null;
            /** @description Name of the member or API token that saved it last. Null before the first save. */
            savedBy: string | null;
            /** @description File name of the attached report PDF. Null if there is none. */
            reportFile: string | null;
        };
        CheckedText: {
            /** @description Paragraphs and similar blocks, in reading order. */
            blocks: components["schemas"]["Block"][];
            /**
             * @description True if only the beginning of a long text is shown. All of it is counted and delivered.
             * @default false
             */
            isCut: boolean;
            /** @description Quality sheet: figures about the text. */
            sheet: components["schemas"]["QualitySheet"];
            /** @description Other orders with the same passages, the largest share first. Clients do not see them. */
            overlapsWith: components["schemas"]["Overlap"][];
        };
        Overlap: {
            /** @description Number of the order, like `NW-ORD-20261122-0001`. */
            orderNumber: string;
            /**
             * @deprecated
             * @description Another name of `orderNumber`, until 2027-07-01.
             */
            number: string;
            /** @description Share of the text, 0 to 1, that occurs word for word in the texts of this order. */
            share: number;
        };
        Review: {
            /** @description Comments on the order’s texts, in the order in which they were sent. Unsent ones come last. */
            comments: components["schemas"]["Comment"][];
            /** @description Rounds of each text, in the order of the pieces. */
            rounds: components["schemas"]["Rounds"][];
        };
        Rounds: {
            /** @description Position of the text in the order, from 1. */
            piece: number;
            /** @description Number of rounds in the price, or `unlimited`. */
            included: number | "unlimited";
            /** @description Number of rounds that the client has sent, except those of which every comment was declined. */
            used: number;
            /** @description Price of the next round in US cents, 0 if it is included. */
            nextCents: number;
            /** @description Last time to send a round. Null if none can be sent now. */
            until: string | null;
            /** @description True while the studio works on the last round. */
            isOpen: boolean;
            /** @description True if every comment of the last round was declined, so that the version stands. */
            isRefused: boolean;
            /** @description True if the client has a newer text, which was sent outside of the product. */
            isReplaced: boolean;
            /** @description True if a version is approved, so that no round follows. */
            isApproved: boolean;
            /** @description True if questions can be answered: until the text is approved or the order stopped. */
            takesAnswers: boolean;
        };
        Certificate: {
            /** @description Number of the order, like `NW-ORD-20261122-0001`. */
            orderNumber: string;
            /**
             * @deprecated
             * @description Another name of `orderNumber`, until 2027-07-01.
             */
            number: string;
            /** @description Name of the service. */
            service: string;
            /** @description Position of the text in the order, from 1. */
            piece: number;
            /** @description Title of the text. */
            title: string;
            /** @description Number of the approved version, from 1. */
            version: number;
            /** @description Number of words of the version, without code. */
            words: number;
            /**
             * Format: date-time
             * @description Time from which the client can read the version.
             */
            deliveredAt: string;
            /**
             * Format: date-time
             * @description Time of the approval.
             */
            approvedAt: string;
            /** @description Name that the client gave. */
            by: string;
            /**
             * @description Identification of the client: by their `account`, or by a `link` to the order.
             * @enum {string}
             */
            how: "account" | "link";
            /** @description SHA-256 of the version’s Markdown file, in hex. */
            sha256: string;
            /** @description True if the stored version and its approval are unchanged since the approval. */
            isIntact: boolean;
            /** @description End of the approval. Null while it stands. */
            ended: {
                /**
                 * Format: date-time
                 * @description Time at which it happened.
                 */
                at: string;
                /**
                 * @description `undone`: by a mailed link; `taken-up`: the studio resumed the order.
                 * @enum {string}
                 */
                why: "undone" | "taken-up";
            } | null;
        };
        Voice: {
            /** @description Description of how texts should sound, for writers. It is not checked. */
            note: string;
            /** @description Phrases that each text must contain. */
            use: string[];
            /** @description Phrases that no text may contain. */
            avoid: string[];
            /** @description American (`en-US`) or British (`en-GB`) English. Null if none is agreed. */
            spelling: ("en-US" | "en-GB") | null;
            /** @description First person of the texts: `we` or `I`. Null if none is agreed. */
            person: ("we" | "I") | null;
            /** @description Addresses of pages to which each text must link. */
            links: string[];
            /** @description True for all orders of the client’s account, false for one guest’s order. */
            isOfAccount: boolean;
            /** @description Number of saves, 0 before the first. A save or delivery by an older number is refused. */
            revision: number;
            /** @description Time of the last save. Null before the first. */
            savedAt: string | null;
            /** @description Name of the member who saved it last, or of the studio for an API token. Null before a save. */
            savedBy: string | null;
        };
        PassageOutput: {
            /** @description Offset in the version’s plain text, in UTF-16 units. An empty line separates paragraphs. */
            start: number;
            /** @description Words of the passage, with their spaces. */
            quote: string;
        };
        /**
         * @description Kind of error.
         * @enum {string}
         */
        ErrorType: "/api/problems#badAddress" | "/api/problems#becauseMissing" | "/api/problems#brokenRequest" | "/api/problems#busy" | "/api/problems#cannotApprove" | "/api/problems#cannotCancel" | "/api/problems#cannotDeliver" | "/api/problems#cannotMove" | "/api/problems#cannotRecord" | "/api/problems#cannotRemove" | "/api/problems#cannotSayPaid" | "/api/problems#cannotTakeBack" | "/api/problems#cannotUndo" | "/api/problems#cannotWrite" | "/api/problems#changedMeanwhile" | "/api/problems#commentAnswered" | "/api/problems#commentNotFound" | "/api/problems#commentSent" | "/api/problems#commentSettled" | "/api/problems#commentsOpen" | "/api/problems#commentsUnsent" | "/api/problems#deliveryNotFound" | "/api/problems#emailTaken" | "/api/problems#forbidden" | "/api/problems#foreignOrigin" | "/api/problems#headersTooLarge" | "/api/problems#inPreview" | "/api/problems#incomplete" | "/api/problems#invalid" | "/api/problems#itemNotFound" | "/api/problems#itemTaken" | "/api/problems#keyReused" | "/api/problems#lastOwner" | "/api/problems#linkExpired" | "/api/problems#mailNotFound" | "/api/problems#mailTakenBack" | "/api/problems#mailTooLate" | "/api/problems#malformed" | "/api/problems#memberNotFound" | "/api/problems#memberTaken" | "/api/problems#messageKeyReused" | "/api/problems#moneyKeyReused" | "/api/problems#newerVersion" | "/api/problems#noAccount" | "/api/problems#noAddress" | "/api/problems#notAPicture" | "/api/problems#notAnObject" | "/api/problems#notApproved" | "/api/problems#notFound" | "/api/problems#notOpen" | "/api/problems#notScheduled" | "/api/problems#nothingToPublish" | "/api/problems#nothingToSend" | "/api/problems#orderNotFound" | "/api/problems#passageNotFound" | "/api/problems#personNeeded" | "/api/problems#priceChanged" | "/api/problems#proofNeeded" | "/api/problems#publishedMeanwhile" | "/api/problems#releaseNotFound" | "/api/problems#reportMissing" | "/api/problems#reviewOver" | "/api/problems#roundCosts" | "/api/problems#roundOpen" | "/api/problems#saidTwice" | "/api/problems#scopeMissing" | "/api/problems#secondFactorNeeded" | "/api/problems#signedOut" | "/api/problems#siteIncomplete" | "/api/problems#textApproved" | "/api/problems#textEmpty" | "/api/problems#textNotFound" | "/api/problems#textTooTangled" | "/api/problems#textsWaiting" | "/api/problems#tokenInvalid" | "/api/problems#tokenNotFound" | "/api/problems#tooDeep" | "/api/problems#tooLarge" | "/api/problems#tooManyComments" | "/api/problems#tooManyItems" | "/api/problems#tooManyPreviews" | "/api/problems#tooManyTries" | "/api/problems#tooManyViews" | "/api/problems#tooManyWebhooks" | "/api/problems#tooSlow" | "/api/problems#tookTooLong" | "/api/problems#unavailable" | "/api/problems#unexpected" | "/api/problems#unknownService" | "/api/problems#unmetExpectation" | "/api/problems#viewNotFound" | "/api/problems#viewTaken" | "/api/problems#webhookNotFound" | "/api/problems#webhookOff" | "/api/problems#wrongContentType" | "/api/problems#wrongCredentials";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    "auth.signIn": {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Email address of the person. */
                    email: string;
                    /** @description True: the session lasts for 30 days. False, the default: a day at most. */
                    rememberMe?: boolean;
                    /** @description The password in UTF-8, as base64 */
                    passwordHash: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description The signed-in client. */
                        user: components["schemas"]["User"];
                    };
                };
            };
        };
    };
    "auth.signUp": {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name of a person, a file or a thing, as people read it. */
                    name: string;
                    /** @description Email address of the person. */
                    email: string;
                    /** @description The password in UTF-8, as base64 */
                    passwordHash: string;
                };
            };
        };
        responses: {
            /** @description What was made. */
            201: {
                content: {
                    "application/json": {
                        /** @description The signed-in client. */
                        user: components["schemas"]["User"];
                    };
                };
            };
        };
    };
    "auth.signOut": {
        parameters: {
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "auth.me": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description The signed-in client. */
                        user: components["schemas"]["User"];
                    };
                };
            };
        };
    };
    "orders.list": {
        parameters: {
            query?: {
                /** @description The `next` of the previous page; none for the first. */
                cursor?: string;
                /** @description Another name for `cursor` */
                before?: string;
                /** @description Rows of a page: 20 if it is not given; of messages about an order, 100. */
                limit?: number;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description What to send as `cursor` for the next page; null after the last one */
                        next: string | null;
                        /** @description Orders of this page. */
                        orders: components["schemas"]["Order"][];
                    };
                };
            };
        };
    };
    "orders.place": {
        parameters: {
            header?: {
                /** @description A text that names this order, such as a UUID: sent twice with it, it is placed once. */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Full name of the client, as they typed it. */
                    fullName: string;
                    /** @description Email address of the person. */
                    email: string;
                    /** @description Phone number of the client, as they typed it. */
                    phone: string;
                    /** @description For an order the brief, for a version a note to the client, for a voice how it sounds. */
                    note?: string | null;
                    /** @description A SKU of our catalog */
                    sku: string;
                    /** @description The sender’s own reference; with the content it makes a repeat recognisable */
                    id?: string;
                    /** @description The price that the sender saw, as a decimal string */
                    price?: string;
                    /** @description Release that the sender’s page showed, from its `#matter` element: its price holds for a week */
                    release?: string;
                    /** @description Another name for the note */
                    projectBrief?: string;
                    /** @description Name of a person, a file or a thing, as people read it. */
                    name?: string;
                    /** @description Ignored: the server decides it. */
                    serviceName?: string;
                    /** @description Ignored: the server decides it. */
                    paymentLink?: string;
                    /** @description Id of the client’s account. Null if the order belongs to none. Ignored in a request. */
                    userId?: string | null;
                    /** @description State of the order. */
                    status?: string;
                    /** @description True if the order was placed without an account and added to none since. Ignored in a request. */
                    guest?: boolean;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description The order. */
                        order: components["schemas"]["Order"];
                    };
                };
            };
            /** @description What was made. */
            201: {
                content: {
                    "application/json": {
                        /** @description The order. */
                        order: components["schemas"]["Order"];
                    };
                };
            };
        };
    };
    "projects.list": {
        parameters: {
            query?: {
                /** @description The `next` of the previous page; none for the first. */
                cursor?: string;
                /** @description Another name for `cursor` */
                before?: string;
                /** @description Rows of a page: 20 if it is not given; of messages about an order, 100. */
                limit?: number;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description What to send as `cursor` for the next page; null after the last one */
                        next: string | null;
                        /** @description Projects of this page, the latest first. */
                        projects: components["schemas"]["Project"][];
                    };
                };
            };
        };
    };
    "payments.exportMoney": {
        parameters: {
            query: {
                /** @description An earlier version to compare with; of a table, its first day. */
                from: string;
                /** @description Last day of the table. */
                until: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "deliveries.file": {
        parameters: {
            query?: {
                /** @description An earlier version to compare with; of a table, its first day. */
                from?: number;
            };
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Position of the text in the order, from 1. */
                piece: number;
                /** @description Number of the version of the text, from 1. Of an item of the site: that of the last read. */
                version: number;
                /** @description Name of the file, which says its form. */
                file: "text.md" | "text.txt" | "text.html" | "text.docx" | "text.json" | "report.pdf" | "redline.docx" | "redline.json";
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "text/markdown": string;
                    "text/plain": string;
                    "text/html": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/json": components["schemas"]["Block"][] | components["schemas"]["Comparison"];
                    "application/pdf": string;
                };
            };
        };
    };
    "services.list": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description Services of the catalog, in its order. */
                        services: components["schemas"]["Service"][];
                    };
                };
            };
        };
    };
    "contact.sendMessage": {
        parameters: {
            header?: {
                /** @description A text that names this message, such as a UUID: sent twice with it, it is stored once. */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name of a person, a file or a thing, as people read it. */
                    name: string;
                    /** @description Email address of the person. */
                    email: string;
                    /** @description In a request, the message to the studio; in an answer, a sentence for a person. */
                    message: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description In a request, the message to the studio; in an answer, a sentence for a person. */
                        message: string;
                        /**
                         * Format: date-time
                         * @description Time by which the studio answers. Null if it owes no answer.
                         */
                        answerBy: string;
                    };
                };
            };
        };
    };
    "newsletter.unsubscribe": {
        parameters: {
            path: {
                /** @description Secret of the link. */
                token: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description In a request, the message to the studio; in an answer, a sentence for a person. */
                        message: string;
                    };
                };
            };
        };
    };
    "account.exportData": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/x-ndjson": {
                        /**
                         * @description Kind of it, which decides about the other fields.
                         * @enum {string}
                         */
                        kind: "account" | "session" | "order" | "project" | "money" | "order-message" | "voice" | "text" | "comment" | "approval" | "payment-request" | "message" | "newsletter" | "end";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    "desk.exportOrders": {
        parameters: {
            query?: {
                /** @description Words that all occur in number, name, brief or, for those who see them, email and phone. */
                q?: string;
                /** @description State of the order. */
                status?: "Pending Contact" | "Awaiting Payment" | "Paid" | "In Production" | "Delivered" | "Revision" | "Completed" | "Cancelled" | "Refunded";
                /** @description SKU of the service. */
                sku?: string;
                /** @description Who has the order in hand: `mine`, `nobody` or a member’s id. */
                hand?: ("mine" | "nobody") | string;
                /** @description Day of the terms of service that the orders were placed under. `unrecorded`: orders that keep none, as those of older versions of the product. */
                termsOf?: "unrecorded" | string;
                /** @description `newest` or `oldest` by order time, `due` by promise. Default: `newest`. */
                sort?: "newest" | "oldest" | "due";
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "problems.list": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description Every kind of error. */
                        problems: components["schemas"]["ErrorKind"][];
                    };
                };
            };
        };
    };
    "conversation.list": {
        parameters: {
            query?: {
                /** @description The `next` of the previous page; none for the first. */
                cursor?: string;
                /** @description Rows of a page: 20 if it is not given; of messages about an order, 100. */
                limit?: number;
            };
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
        };
    };
    "conversation.write": {
        parameters: {
            header: {
                /** @description A text that names this act, such as a UUID. Sent twice with it, it is done once. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The text, as it was written. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
        };
    };
    "conversation.sayPaid": {
        parameters: {
            header: {
                /** @description A text that names this act, such as a UUID. Sent twice with it, it is done once. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
        };
    };
    "desk.conversation": {
        parameters: {
            query?: {
                /** @description The `next` of the previous page; none for the first. */
                cursor?: string;
                /** @description Rows of a page: 20 if it is not given; of messages about an order, 100. */
                limit?: number;
            };
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["DeskConversation"];
                };
            };
        };
    };
    "desk.writeToClient": {
        parameters: {
            header: {
                /** @description A text that names this act, such as a UUID. Sent twice with it, it is done once. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The text, as it was written. */
                    text: string;
                    /**
                     * @description Id of the client’s latest message that was read, if any. Later ones stay unanswered.
                     * @default null
                     */
                    seen?: string | null;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["DeskConversation"];
                };
            };
        };
    };
    "desk.deliverText": {
        parameters: {
            header: {
                /** @description A text that names this act, such as a UUID. Sent twice with it, it is done once. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Position of the text in the order, from 1. */
                piece: number;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of saves, 0 before the first. A save or delivery by an older number is refused. */
                    revision: number;
                    /**
                     * @description For an order the brief, for a version a note to the client, for a voice how it sounds.
                     * @default
                     */
                    note?: string;
                    /** @description The plagiarism checker’s report, or the reason why there is none. */
                    report: {
                        /**
                         * @description Kind of it, which decides about the other fields.
                         * @constant
                         */
                        kind: "file";
                    } | {
                        /**
                         * @description Kind of it, which decides about the other fields.
                         * @constant
                         */
                        kind: "link";
                        /** @description Web address, with `https://` or `http://`. */
                        url: string;
                    } | {
                        /**
                         * @description Kind of it, which decides about the other fields.
                         * @constant
                         */
                        kind: "text";
                        /** @description The text, as it was written. */
                        text: string;
                    } | {
                        /**
                         * @description Kind of it, which decides about the other fields.
                         * @constant
                         */
                        kind: "none";
                        /** @description Reason, in words for people. Empty only where none is needed. */
                        reason: string;
                    };
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description Texts of the order, in the service’s order. Empty for clients before the first delivery. */
                        pieces: components["schemas"]["DeskPiece"][];
                        /** @description End of the time for changes. Null unless the order is Delivered. */
                        changesUntil: string | null;
                        /** @description True if the order’s state permits a delivery, and the order has an address. */
                        mayDeliver: boolean;
                    };
                };
            };
        };
    };
    "desk.askClient": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Position of the text in the order, from 1. */
                piece: number;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ids of the comments to send. The others stay unsent. */
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["DeskReview"];
                };
            };
        };
    };
    "desk.settleAnswer": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Id of the client’s latest message that was read, if any. Later ones stay unanswered.
                     */
                    seen: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["DeskConversation"];
                };
            };
        };
    };
    "desk.mails": {
        parameters: {
            query?: {
                /** @description List to show. */
                view?: "all" | "failed" | "queued" | "kept" | "sent" | "gathered" | "cancelled";
                /** @description The `next` of the previous page; none for the first. */
                cursor?: string;
                /** @description Rows of a page: 20 if it is not given; of messages about an order, 100. */
                limit?: number;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description What to send as `cursor` for the next page; null after the last one */
                        next: string | null;
                        /** @description Mails, the latest first. In the view `all`, failed ones come before the others. */
                        mails: components["schemas"]["Mail"][];
                    };
                };
            };
        };
    };
    "desk.mailsOfOrder": {
        parameters: {
            query?: {
                /** @description The `next` of the previous page; none for the first. */
                cursor?: string;
                /** @description Rows of a page: 20 if it is not given; of messages about an order, 100. */
                limit?: number;
            };
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description What to send as `cursor` for the next page; null after the last one */
                        next: string | null;
                        /** @description Mails, the latest first. In the view `all`, failed ones come before the others. */
                        mails: components["schemas"]["Mail"][];
                    };
                };
            };
        };
    };
    "desk.heldMails": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["HeldMail"][];
                };
            };
        };
    };
    "desk.findMail": {
        parameters: {
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["MailDetail"];
                };
            };
        };
    };
    "desk.showLinks": {
        parameters: {
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["MailLink"][];
                };
            };
        };
    };
    "desk.resendMail": {
        parameters: {
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "desk.cancelMail": {
        parameters: {
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "desk.sendTestMail": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Mail"];
                };
            };
        };
    };
    "desk.queue": {
        parameters: {
            query?: {
                /** @description List to show. */
                view?: "all" | "refund" | "contact" | "payment" | "work" | "answer" | "message" | "mine" | "later";
                /** @description The `next` of the previous page; none for the first. */
                cursor?: string;
                /** @description Rows of a page: 20 if it is not given; of messages about an order, 100. */
                limit?: number;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description Duties: refunds first, then urgent ones, then the others by promise, the oldest first. */
                        duties: components["schemas"]["Duty"][];
                        /** @description `cursor` of the next page. Null on the last one. */
                        next: string | null;
                    };
                };
            };
        };
    };
    "desk.countOverClosing": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description Number of orders, of occurrences, of first contacts promised, or of deliveries that are sent again. */
                        count: number;
                        /** @description End of the studio’s next closing of a day or longer. Null if none is near. */
                        opensAt: string | null;
                    };
                };
            };
        };
    };
    "desk.findOrders": {
        parameters: {
            query?: {
                /** @description Words that all occur in number, name, brief or, for those who see them, email and phone. */
                q?: string;
                /** @description State of the order. */
                status?: "Pending Contact" | "Awaiting Payment" | "Paid" | "In Production" | "Delivered" | "Revision" | "Completed" | "Cancelled" | "Refunded";
                /** @description SKU of the service. */
                sku?: string;
                /** @description Who has the order in hand: `mine`, `nobody` or a member’s id. */
                hand?: ("mine" | "nobody") | string;
                /** @description Day of the terms of service that the orders were placed under. `unrecorded`: orders that keep none, as those of older versions of the product. */
                termsOf?: "unrecorded" | string;
                /** @description `newest` or `oldest` by order time, `due` by promise. Default: `newest`. */
                sort?: "newest" | "oldest" | "due";
                /** @description The `next` of the previous page; none for the first. */
                cursor?: string;
                /** @description Rows of a page: 20 if it is not given; of messages about an order, 100. */
                limit?: number;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description Orders of this page. */
                        orders: components["schemas"]["OrderRow"][];
                        /** @description `cursor` of the next page. Null on the last one. */
                        next: string | null;
                    };
                };
            };
        };
    };
    "desk.countByTerms": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description Numbers of orders by their terms of service: the newest terms first, `unrecorded` last. */
                        counts: {
                            /** @description Day of the terms of service that the orders were placed under. `unrecorded`: orders that keep none, as those of older versions of the product. */
                            termsOf: "unrecorded" | string;
                            /** @description Number of orders, of occurrences, of first contacts promised, or of deliveries that are sent again. */
                            count: number;
                        }[];
                    };
                };
            };
        };
    };
    "desk.listColleagues": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description Members at the desk, by name. In the answer to a visit: the others who have the order open. */
                        colleagues: {
                            /** @description Id, a UUID. */
                            id: string;
                            /** @description Name of a person, a file or a thing, as people read it. */
                            name: string;
                            /**
                             * @description Role at the desk, which decides about rights.
                             * @enum {string}
                             */
                            role: "owner" | "agent" | "writer";
                        }[];
                    };
                };
            };
        };
    };
    "desk.listViews": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description Saved views of the asker, the oldest first. */
                        views: components["schemas"]["SavedView"][];
                    };
                };
            };
        };
    };
    "desk.saveView": {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name of a person, a file or a thing, as people read it. */
                    name: string;
                    /** @description Filter and sorting of the list of orders. */
                    query: {
                        /** @description Words that all occur in number, name, brief or, for those who see them, email and phone. */
                        q?: string;
                        /**
                         * @description State of the order.
                         * @enum {string}
                         */
                        status?: "Pending Contact" | "Awaiting Payment" | "Paid" | "In Production" | "Delivered" | "Revision" | "Completed" | "Cancelled" | "Refunded";
                        /** @description SKU of the service. */
                        sku?: string;
                        /** @description `agent` or `writer`; default: by the asker’s role or, to put off, what they have in hand. In a query: `mine`, `nobody` or a member’s id. */
                        hand?: ("mine" | "nobody") | string;
                        /** @description Day of the terms of service that the orders were placed under. `unrecorded`: orders that keep none, as those of older versions of the product. */
                        termsOf?: "unrecorded" | string;
                        /**
                         * @description `newest` or `oldest` by order time, `due` by promise. Default: `newest`.
                         * @enum {string}
                         */
                        sort?: "newest" | "oldest" | "due";
                    };
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
        };
    };
    "desk.renameView": {
        parameters: {
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name of a person, a file or a thing, as people read it. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "desk.deleteView": {
        parameters: {
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "desk.findCase": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
        };
    };
    "desk.visitCase": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description Members at the desk, by name. In the answer to a visit: the others who have the order open. */
                        colleagues: components["schemas"]["Colleague"][];
                    };
                };
            };
        };
    };
    "desk.claimCase": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of a text: number of its version, from 1. Of a case or an item: number of its saves, for the next one. */
                    version: number;
                    /**
                     * @description `agent` or `writer`; default: by the asker’s role or, to put off, what they have in hand. In a query: `mine`, `nobody` or a member’s id.
                     * @enum {string}
                     */
                    hand?: "agent" | "writer";
                    /**
                     * Format: uuid
                     * @description Id of the member to assign the order to. Default: the caller, or the owner of its token.
                     */
                    memberId?: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "desk.releaseCase": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of a text: number of its version, from 1. Of a case or an item: number of its saves, for the next one. */
                    version: number;
                    /**
                     * @description `agent` or `writer`; default: by the asker’s role or, to put off, what they have in hand. In a query: `mine`, `nobody` or a member’s id.
                     * @enum {string}
                     */
                    hand?: "agent" | "writer";
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "desk.putOff": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of a text: number of its version, from 1. Of a case or an item: number of its saves, for the next one. */
                    version: number;
                    /**
                     * @description `agent` or `writer`; default: by the asker’s role or, to put off, what they have in hand. In a query: `mine`, `nobody` or a member’s id.
                     * @enum {string}
                     */
                    hand?: "agent" | "writer";
                    /**
                     * Format: date-time
                     * @description Time until which the case is put off or, of rounds, the last time to send one. Null: none.
                     */
                    until: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "desk.addNote": {
        parameters: {
            header?: {
                /** @description A text that names this act, such as a UUID. Sent twice with it, it is done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The text, as it was written. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "desk.logCall": {
        parameters: {
            header?: {
                /** @description A text that names this act, such as a UUID. Sent twice with it, it is done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of a text: number of its version, from 1. Of a case or an item: number of its saves, for the next one. */
                    version: number;
                    /**
                     * Format: date-time
                     * @description Time until which the case is put off or, of rounds, the last time to send one. Null: none.
                     */
                    until?: string;
                    /**
                     * @description Outcome of the call.
                     * @enum {string}
                     */
                    outcome: "reached" | "no answer" | "call back";
                    /**
                     * @description The text, as it was written.
                     * @default
                     */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "desk.moveCase": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of a text: number of its version, from 1. Of a case or an item: number of its saves, for the next one. */
                    version: number;
                    /**
                     * @description State to which the order moves.
                     * @enum {string}
                     */
                    to: "In Production" | "Delivered" | "Revision" | "Completed" | "Cancelled";
                    /**
                     * @description Reason, in words for people. Empty only where none is needed.
                     * @default
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "desk.findMessage": {
        parameters: {
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["ContactMessage"];
                };
            };
        };
    };
    "desk.settleMessage": {
        parameters: {
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "desk.undoStep": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of a text: number of its version, from 1. Of a case or an item: number of its saves, for the next one. */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "desk.reopenMessage": {
        parameters: {
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "desk.changeAddress": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of a text: number of its version, from 1. Of a case or an item: number of its saves, for the next one. */
                    version: number;
                    /** @description Email address of the person. */
                    email: string;
                    /** @description Reason, in words for people. Empty only where none is needed. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "desk.changeTerms": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of a text: number of its version, from 1. Of a case or an item: number of its saves, for the next one. */
                    version: number;
                    /**
                     * @description `prepaid`: paid before work begins; `net30`: within 30 days of the request.
                     * @enum {string}
                     */
                    terms: "prepaid" | "net30";
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "desk.changeClientTerms": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of a text: number of its version, from 1. Of a case or an item: number of its saves, for the next one. */
                    version: number;
                    /**
                     * @description `prepaid`: paid before work begins; `net30`: within 30 days of the request.
                     * @enum {string}
                     */
                    terms: "prepaid" | "net30";
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "desk.warnings": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Warning"][];
                };
            };
        };
    };
    "orders.find": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    "orders.cancel": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the person who acts, or empty. Only the holder of a link has to give one.
                     * @default
                     */
                    by?: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    "payments.find": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Ledger"];
                };
            };
        };
    };
    "payments.agreePrice": {
        parameters: {
            header: {
                /** @description A text that names this act, such as a UUID. Sent twice with it, it is done once. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of entries of the ledger that the member has seen. Refused if it has changed. */
                    seenEntries?: number;
                    /** @description Amount in US cents. An agreed price is the whole price; a request is by default for the balance due. */
                    cents: number;
                    /** @description Reason, in words for people. Empty only where none is needed. */
                    reason?: string;
                    /**
                     * @description `prepaid`: paid before work begins; `net30`: within 30 days of the request.
                     * @enum {string}
                     */
                    terms?: "prepaid" | "net30";
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description The recorded entry of the ledger. */
                        entry: components["schemas"]["LedgerEntry"];
                        /** @description True if the entry existed already, because the idempotency key was used before. */
                        replayed: boolean;
                    };
                };
            };
        };
    };
    "payments.recordPayment": {
        parameters: {
            header: {
                /** @description A text that names this act, such as a UUID. Sent twice with it, it is done once. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of entries of the ledger that the member has seen. Refused if it has changed. */
                    seenEntries?: number;
                    /** @description Amount in US cents. An agreed price is the whole price; a request is by default for the balance due. */
                    cents: number;
                    /**
                     * Format: date
                     * @description Day on which the refund was sent.
                     */
                    receivedOn: string;
                    /**
                     * @description Way in which the money was sent. Null if none was.
                     * @enum {string}
                     */
                    method: "card" | "paypal" | "bank-transfer" | "other";
                    /** @description Reference of the payment provider or the bank. May be empty. Never card data. */
                    reference?: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description The recorded entry of the ledger. */
                        entry: components["schemas"]["LedgerEntry"];
                        /** @description True if the entry existed already, because the idempotency key was used before. */
                        replayed: boolean;
                    };
                };
            };
        };
    };
    "payments.keepShare": {
        parameters: {
            header: {
                /** @description A text that names this act, such as a UUID. Sent twice with it, it is done once. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of entries of the ledger that the member has seen. Refused if it has changed. */
                    seenEntries?: number;
                    /** @description Amount in US cents. An agreed price is the whole price; a request is by default for the balance due. */
                    cents: number;
                    /** @description Reason, in words for people. Empty only where none is needed. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description The recorded entry of the ledger. */
                        entry: components["schemas"]["LedgerEntry"];
                        /** @description True if the entry existed already, because the idempotency key was used before. */
                        replayed: boolean;
                    };
                };
            };
        };
    };
    "payments.refund": {
        parameters: {
            header: {
                /** @description A text that names this act, such as a UUID. Sent twice with it, it is done once. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of entries of the ledger that the member has seen. Refused if it has changed. */
                    seenEntries?: number;
                    /** @description Amount in US cents. An agreed price is the whole price; a request is by default for the balance due. */
                    cents: number;
                    /**
                     * Format: date
                     * @description Day on which the refund was sent.
                     */
                    sentOn: string;
                    /**
                     * @description Way in which the money was sent. Null if none was.
                     * @enum {string}
                     */
                    method: "card" | "paypal" | "bank-transfer" | "other";
                    /** @description Reference of the payment provider or the bank. May be empty. Never card data. */
                    reference?: string;
                    /** @description Reason, in words for people. Empty only where none is needed. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description The recorded entry of the ledger. */
                        entry: components["schemas"]["LedgerEntry"];
                        /** @description True if the entry existed already, because the idempotency key was used before. */
                        replayed: boolean;
                    };
                };
            };
        };
    };
    "payments.reverseEntry": {
        parameters: {
            header: {
                /** @description A text that names this act, such as a UUID. Sent twice with it, it is done once. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of entries of the ledger that the member has seen. Refused if it has changed. */
                    seenEntries?: number;
                    /**
                     * Format: uuid
                     * @description Id of the entry to reverse.
                     */
                    entryId: string;
                    /** @description Reason, in words for people. Empty only where none is needed. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description The recorded entry of the ledger. */
                        entry: components["schemas"]["LedgerEntry"];
                        /** @description True if the entry existed already, because the idempotency key was used before. */
                        replayed: boolean;
                    };
                };
            };
        };
    };
    "payments.ofOrder": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Balance"];
                };
            };
        };
    };
    "payments.requestPayment": {
        parameters: {
            header: {
                /** @description A text that names this act, such as a UUID. Sent twice with it, it is done once. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of entries of the ledger that the member has seen. Refused if it has changed. */
                    seenEntries?: number;
                    /** @description Amount in US cents. An agreed price is the whole price; a request is by default for the balance due. */
                    cents?: number;
                    /**
                     * @description Way in which the client is to pay.
                     * @enum {string}
                     */
                    way: "link" | "bank-transfer" | "paypal";
                    /** @description Address of the payment page, or empty. For a new member: the link to join with. */
                    link?: string;
                    /**
                     * Format: date
                     * @description Last day of the payment, in the studio’s time zone. By default it follows from the order’s terms.
                     */
                    dueOn?: string;
                    /** @description Reference of the payment provider or the bank. May be empty. Never card data. */
                    reference?: string;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "site.items": {
        parameters: {
            query?: {
                /** @description Kind of it, which decides about the other fields. */
                kind?: "studio" | "pages" | "policies" | "services" | "people" | "articles" | "questions" | "case-studies" | "samples";
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description The live release, or the fields that are live. Null if there are none. */
                        live: components["schemas"]["LiveRelease"] | null;
                        /** @description Items of the site. For a release: those to publish; every draft if it is absent. */
                        items: components["schemas"]["SiteItemRow"][];
                    };
                };
            };
        };
    };
    "site.addItem": {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Kind of it, which decides about the other fields.
                     * @enum {string}
                     */
                    kind: "services" | "people" | "articles" | "questions" | "case-studies" | "samples";
                    /** @description Key of the item: a SKU, the last part of an address, or a name that the site knows. */
                    key: string;
                    /** @description Fields of the item, as its kind has them; a draft may be incomplete. Null: the item is to be removed. */
                    fields: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description What was made. */
            201: {
                content: {
                    "application/json": components["schemas"]["SiteItem"];
                };
            };
        };
    };
    "site.check": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description Every kind of error. */
                        problems: components["schemas"]["SiteProblem"][];
                        /** @description What the studio should look at. It forbids nothing. */
                        warnings: components["schemas"]["SiteWarning"][];
                    };
                };
            };
        };
    };
    "site.review": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description Every kind of error. */
                        problems: components["schemas"]["SiteProblem"][];
                        /** @description What the studio should look at. It forbids nothing. */
                        warnings: components["schemas"]["SiteWarning"][];
                        /** @description Items of the site. For a release: those to publish; every draft if it is absent. */
                        items: components["schemas"]["SiteChange"][];
                    };
                };
            };
        };
    };
    "site.names": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description Parts of the site that fields name. */
                        parts: {
                            /** @description Name of the service. */
                            service: components["schemas"]["SiteName"][];
                            /** @description Sections of the Services page. */
                            section: components["schemas"]["SiteName"][];
                            /** @description Groups of the Pricing page. */
                            group: components["schemas"]["SiteName"][];
                            /** @description People of the studio, as authors of articles. */
                            author: components["schemas"]["SiteName"][];
                            /** @description Categories of the blog. */
                            category: components["schemas"]["SiteName"][];
                        };
                        /** @description Names that may stand in braces, with their values. Null before the studio’s facts and services are whole. */
                        braces: {
                            /** @description Name of a person, a file or a thing, as people read it. */
                            name: string;
                            /** @description What to fill in there. */
                            value: string;
                        }[] | null;
                    };
                };
            };
        };
    };
    "site.findItem": {
        parameters: {
            path: {
                /** @description Kind of it, which decides about the other fields. */
                kind: "studio" | "pages" | "policies" | "services" | "people" | "articles" | "questions" | "case-studies" | "samples";
                /** @description Key of the item: a SKU, the last part of an address, or a name that the site knows. */
                key: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["SiteItem"];
                };
            };
        };
    };
    "site.saveDraft": {
        parameters: {
            path: {
                /** @description Kind of it, which decides about the other fields. */
                kind: "studio" | "pages" | "policies" | "services" | "people" | "articles" | "questions" | "case-studies" | "samples";
                /** @description Key of the item: a SKU, the last part of an address, or a name that the site knows. */
                key: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of a text: number of its version, from 1. Of a case or an item: number of its saves, for the next one. */
                    version: number;
                    /** @description Fields of the item, as its kind has them; a draft may be incomplete. Null: the item is to be removed. */
                    fields: {
                        [key: string]: unknown;
                    } | null;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description False if the item was changed since that version: nothing was stored, and `item` has what the other saved. */
                        isSaved: boolean;
                        /** @description The item as it is now. */
                        item: components["schemas"]["SiteItem"];
                    };
                };
            };
        };
    };
    "site.discardDraft": {
        parameters: {
            query: {
                /** @description Number of the version of the text, from 1. Of an item of the site: that of the last read. */
                version: number;
            };
            path: {
                /** @description Kind of it, which decides about the other fields. */
                kind: "studio" | "pages" | "policies" | "services" | "people" | "articles" | "questions" | "case-studies" | "samples";
                /** @description Key of the item: a SKU, the last part of an address, or a name that the site knows. */
                key: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description False if the item was changed since that version: nothing was stored, and `item` has what the other saved. */
                        isSaved: boolean;
                        /** @description The item as it is now. */
                        item: components["schemas"]["SiteItem"];
                    };
                };
            };
        };
    };
    "site.renameItem": {
        parameters: {
            path: {
                /** @description Kind of it, which decides about the other fields. */
                kind: "services" | "people" | "articles" | "questions" | "case-studies" | "samples";
                /** @description Key of the item: a SKU, the last part of an address, or a name that the site knows. */
                key: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of a text: number of its version, from 1. Of a case or an item: number of its saves, for the next one. */
                    version: number;
                    /** @description Key of the item: a SKU, the last part of an address, or a name that the site knows. */
                    newKey: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description False if the item was changed since that version: nothing was stored, and `item` has what the other saved. */
                        isSaved: boolean;
                        /** @description The item as it is now. */
                        item: components["schemas"]["SiteItem"];
                    };
                };
            };
        };
    };
    "site.releases": {
        parameters: {
            query?: {
                /** @description The `next` of the previous page; none for the first. */
                cursor?: string;
                /** @description Rows of a page: 20 if it is not given; of messages about an order, 100. */
                limit?: number;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description What to send as `cursor` for the next page; null after the last one */
                        next: string | null;
                        /** @description Releases, the latest first. */
                        releases: components["schemas"]["Release"][];
                    };
                };
            };
        };
    };
    "site.publish": {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Items of the site. For a release: those to publish; every draft if it is absent. */
                    items?: {
                        /**
                         * @description Kind of it, which decides about the other fields.
                         * @enum {string}
                         */
                        kind: "studio" | "pages" | "policies" | "services" | "people" | "articles" | "questions" | "case-studies" | "samples";
                        /** @description Key of the item: a SKU, the last part of an address, or a name that the site knows. */
                        key: string;
                        /** @description Of a text: number of its version, from 1. Of a case or an item: number of its saves, for the next one. */
                        version?: number;
                    }[];
                    /**
                     * @description For an order the brief, for a version a note to the client, for a voice how it sounds.
                     * @default
                     */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description What was made. */
            201: {
                content: {
                    "application/json": {
                        /** @description The release. As a parameter, and of a revision: its number. */
                        release: components["schemas"]["Release"];
                    };
                };
            };
        };
    };
    "site.findRelease": {
        parameters: {
            path: {
                /** @description The release. As a parameter, and of a revision: its number. */
                release: number;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description The release. As a parameter, and of a revision: its number. */
                        release: components["schemas"]["Release"];
                        /** @description Fields that the release changed: at most 1,000. */
                        differences: components["schemas"]["FieldDifference"][];
                    };
                };
            };
        };
    };
    "site.cancel": {
        parameters: {
            path: {
                /** @description The release. As a parameter, and of a revision: its number. */
                release: number;
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "site.schedule": {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Items of the site. For a release: those to publish; every draft if it is absent. */
                    items?: {
                        /**
                         * @description Kind of it, which decides about the other fields.
                         * @enum {string}
                         */
                        kind: "studio" | "pages" | "policies" | "services" | "people" | "articles" | "questions" | "case-studies" | "samples";
                        /** @description Key of the item: a SKU, the last part of an address, or a name that the site knows. */
                        key: string;
                        /** @description Of a text: number of its version, from 1. Of a case or an item: number of its saves, for the next one. */
                        version?: number;
                    }[];
                    /**
                     * @description For an order the brief, for a version a note to the client, for a voice how it sounds.
                     * @default
                     */
                    note?: string;
                    /**
                     * Format: date-time
                     * @description Time at which it is to go live. Null if it was not scheduled.
                     */
                    goesLiveAt: string;
                };
            };
        };
        responses: {
            /** @description What was made. */
            201: {
                content: {
                    "application/json": {
                        /** @description The release. As a parameter, and of a revision: its number. */
                        release: components["schemas"]["Release"];
                    };
                };
            };
        };
    };
    "site.undo": {
        parameters: {
            path: {
                /** @description The release. As a parameter, and of a revision: its number. */
                release: number;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description For an order the brief, for a version a note to the client, for a voice how it sounds.
                     * @default
                     */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description What was made. */
            201: {
                content: {
                    "application/json": {
                        /** @description The release. As a parameter, and of a revision: its number. */
                        release: components["schemas"]["Release"];
                    };
                };
            };
        };
    };
    "site.opening": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["SiteOpening"];
                };
            };
        };
    };
    "site.open": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["OpenedStudio"];
                };
            };
        };
    };
    "site.addPicture": {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Files of a picture: JPEG, PNG or WebP in base64, at most 2 MB in all. Stored, they have no metadata. */
                    files: string[];
                };
            };
        };
        responses: {
            /** @description What was made. */
            201: {
                content: {
                    "application/json": {
                        /** @description Files of a picture: JPEG, PNG or WebP in base64, at most 2 MB in all. Stored, they have no metadata. */
                        files: {
                            /** @description Name of a person, a file or a thing, as people read it. */
                            name: string;
                            /** @description Width in pixels. */
                            width: number;
                            /** @description Height in pixels. */
                            height: number;
                        }[];
                    };
                };
            };
        };
    };
    "site.previewLinks": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description Links that show the drafts, the latest end first. */
                        previews: {
                            /**
                             * Format: uuid
                             * @description Id, a UUID.
                             */
                            id: string;
                            /** @description Name of the member who made it. */
                            madeBy: string;
                            /**
                             * Format: date-time
                             * @description Time at which the link ends.
                             */
                            endsAt: string;
                        }[];
                    };
                };
            };
        };
    };
    "site.sharePreview": {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Days until the link ends: 1 to 30. */
                    days: number;
                };
            };
        };
        responses: {
            /** @description What was made. */
            201: {
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Id, a UUID.
                         */
                        id: string;
                        /** @description Name of the member who made it. */
                        madeBy: string;
                        /**
                         * Format: date-time
                         * @description Time at which the link ends.
                         */
                        endsAt: string;
                        /**
                         * Format: uri
                         * @description Web address, with `https://` or `http://`.
                         */
                        url: string;
                    };
                };
            };
        };
    };
    "site.endPreview": {
        parameters: {
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "staff.me": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description The member: signed in, invited or changed. */
                        member: components["schemas"]["StaffMember"];
                        /** @description True if the member has proven who they are in the last ten minutes. */
                        isFresh: boolean;
                        /** @description True if a second factor is demanded and the member has none. */
                        owesSecondFactor: boolean;
                        /** @description True if the member gets a mail when somebody assigns an order to them. */
                        mailsWhenAssigned: boolean;
                    };
                };
            };
        };
    };
    "staff.chooseMails": {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description True to get a mail when somebody assigns an order to you. */
                    whenAssigned: boolean;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "staff.demandSecondFactor": {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description True if every member needs a second factor. */
                    demanded: boolean;
                };
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "staff.list": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description Present, invited and former members, the oldest first. */
                        members: components["schemas"]["StaffListing"][];
                        /** @description True if every member needs a second factor. */
                        secondFactorDemanded: boolean;
                    };
                };
            };
        };
    };
    "staff.invite": {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name of a person, a file or a thing, as people read it. */
                    name: string;
                    /** @description Email address of the person. */
                    email: string;
                    /**
                     * @description Role at the desk, which decides about rights.
                     * @enum {string}
                     */
                    role: "owner" | "agent" | "writer";
                    /**
                     * @description True if the member may publish the site. Owners always may.
                     * @default false
                     */
                    mayPublish?: boolean;
                };
            };
        };
        responses: {
            /** @description What was made. */
            201: {
                content: {
                    "application/json": {
                        /** @description The member: signed in, invited or changed. */
                        member: components["schemas"]["StaffMember"];
                        /** @description Address of the payment page, or empty. For a new member: the link to join with. */
                        link: string;
                        /** @description True if the link was also mailed to the member. */
                        isMailed: boolean;
                    };
                };
            };
        };
    };
    "staff.changeRole": {
        parameters: {
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Role at the desk, which decides about rights.
                     * @enum {string}
                     */
                    role: "owner" | "agent" | "writer";
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description The member: signed in, invited or changed. */
                        member: components["schemas"]["StaffMember"];
                        /** @description True if the member needs a new invitation to join. */
                        isInvitationEnded: boolean;
                    };
                };
            };
        };
    };
    "staff.letPublish": {
        parameters: {
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description True if the member may publish the site. Owners always may. */
                    mayPublish: boolean;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description The member: signed in, invited or changed. */
                        member: components["schemas"]["StaffMember"];
                    };
                };
            };
        };
    };
    "staff.end": {
        parameters: {
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "tokens.list": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description API tokens, the latest first, with revoked and expired ones. */
                        tokens: components["schemas"]["ApiToken"][];
                    };
                };
            };
        };
    };
    "tokens.create": {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name of a person, a file or a thing, as people read it. */
                    name: string;
                    /**
                     * @description Role at the desk, which decides about rights.
                     * @enum {string}
                     */
                    role: "agent" | "writer";
                    /** @description Rights of the token. A scope to write does not need the scope to read. */
                    scopes: ("desk:read" | "desk:write" | "cases:take" | "cases:undo" | "site:read" | "site:write" | "money:read" | "money:write" | "money:refund" | "exports:read" | "webhooks:read" | "webhooks:write")[];
                    /**
                     * @description Validity: a `month` of 30 days, a `quarter` of 90, a `year` of 365, or `unlimited`.
                     * @enum {string}
                     */
                    lifetime: "month" | "quarter" | "year" | "unlimited";
                };
            };
        };
        responses: {
            /** @description What was made. */
            201: {
                content: {
                    "application/json": {
                        /** @description The API token. */
                        token: components["schemas"]["ApiToken"];
                        /** @description The secret. It is never shown again. */
                        secret: string;
                    };
                };
            };
        };
    };
    "tokens.revoke": {
        parameters: {
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "webhooks.list": {
        parameters: {
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description Endpoints, the latest first. */
                        webhooks: components["schemas"]["Webhook"][];
                    };
                };
            };
        };
    };
    "webhooks.add": {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Web address, with `https://` or `http://`. */
                    url: string;
                    /**
                     * @description Description of the endpoint, for the staff. May be empty.
                     * @default
                     */
                    description?: string;
                    /** @description Events that are sent to the endpoint. */
                    events: ("order.placed" | "order.pending_contact" | "order.awaiting_payment" | "order.paid" | "order.in_production" | "order.delivered" | "order.revision" | "order.completed" | "order.cancelled" | "order.refunded" | "money.charged" | "money.adjusted" | "money.received" | "money.refunded" | "money.reversed" | "message.received" | "message.said_paid")[];
                };
            };
        };
        responses: {
            /** @description What was made. */
            201: {
                content: {
                    "application/json": {
                        /** @description The endpoint. */
                        webhook: components["schemas"]["Webhook"];
                        /** @description The secret. It is never shown again. */
                        secret: string;
                    };
                };
            };
        };
    };
    "webhooks.rotateSecret": {
        parameters: {
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        responses: {
            /** @description What was made. */
            201: {
                content: {
                    "application/json": {
                        /** @description The endpoint. */
                        webhook: components["schemas"]["Webhook"];
                        /** @description The secret. It is never shown again. */
                        secret: string;
                    };
                };
            };
        };
    };
    "webhooks.switch": {
        parameters: {
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description True to switch the endpoint on, false to switch it off. */
                    isOn: boolean;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "webhooks.remove": {
        parameters: {
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "webhooks.sendTest": {
        parameters: {
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "webhooks.deliveries": {
        parameters: {
            query?: {
                /** @description The `next` of the previous page; none for the first. */
                cursor?: string;
                /** @description Rows of a page: 20 if it is not given; of messages about an order, 100. */
                limit?: number;
            };
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description What to send as `cursor` for the next page; null after the last one */
                        next: string | null;
                        /** @description Deliveries to the endpoint, the latest event first. */
                        deliveries: components["schemas"]["Delivery"][];
                    };
                };
            };
        };
    };
    "webhooks.replay": {
        parameters: {
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
                /** @description Id of one delivery of an event. */
                deliveryId: string;
            };
        };
        responses: {
            /** @description Done; the answer is empty. */
            204: {
            };
        };
    };
    "webhooks.replayFailed": {
        parameters: {
            path: {
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description First day of the failed deliveries to send again, in the studio’s time zone.
                     */
                    since: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description Number of orders, of occurrences, of first contacts promised, or of deliveries that are sent again. */
                        count: number;
                    };
                };
            };
        };
    };
    "deliveries.list": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description Texts of the order, in the service’s order. Empty for clients before the first delivery. */
                        pieces: components["schemas"]["Piece"][];
                        /** @description End of the time for changes. Null unless the order is Delivered. */
                        changesUntil: string | null;
                    };
                };
            };
        };
    };
    "deliveries.read": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Position of the text in the order, from 1. */
                piece: number;
                /** @description Number of the version of the text, from 1. Of an item of the site: that of the last read. */
                version: number;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["VersionText"];
                };
            };
        };
    };
    "deliveries.compare": {
        parameters: {
            query: {
                /** @description An earlier version to compare with; of a table, its first day. */
                from: number;
            };
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Position of the text in the order, from 1. */
                piece: number;
                /** @description Number of the version of the text, from 1. Of an item of the site: that of the last read. */
                version: number;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
        };
    };
    "deliveries.listAtDesk": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description Texts of the order, in the service’s order. Empty for clients before the first delivery. */
                        pieces: components["schemas"]["DeskPiece"][];
                        /** @description End of the time for changes. Null unless the order is Delivered. */
                        changesUntil: string | null;
                        /** @description True if the order’s state permits a delivery, and the order has an address. */
                        mayDeliver: boolean;
                    };
                };
            };
        };
    };
    "deliveries.readAtDesk": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Position of the text in the order, from 1. */
                piece: number;
                /** @description Number of the version of the text, from 1. Of an item of the site: that of the last read. */
                version: number;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["VersionText"];
                };
            };
        };
    };
    "deliveries.compareAtDesk": {
        parameters: {
            query: {
                /** @description An earlier version to compare with; of a table, its first day. */
                from: number;
            };
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Position of the text in the order, from 1. */
                piece: number;
                /** @description Number of the version of the text, from 1. Of an item of the site: that of the last read. */
                version: number;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
        };
    };
    "deliveries.findDraft": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Position of the text in the order, from 1. */
                piece: number;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
        };
    };
    "deliveries.saveDraft": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Position of the text in the order, from 1. */
                piece: number;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The text, as it was written. */
                    text: string;
                    /**
                     * @description Format of the text. In `plain`, no character has a special meaning.
                     * @enum {string}
                     */
                    format: "markdown" | "plain";
                    /** @description Number of saves, 0 before the first. A save or delivery by an older number is refused. */
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["SavedDraft"];
                };
            };
        };
    };
    "deliveries.attachReport": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Position of the text in the order, from 1. */
                piece: number;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name of a person, a file or a thing, as people read it. */
                    name: string;
                    /** @description The PDF in base64. The file has at most 2 MiB. */
                    base64: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["SavedDraft"];
                };
            };
        };
    };
    "deliveries.checkText": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Position of the text in the order, from 1. */
                piece: number;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The text, as it was written. */
                    text: string;
                    /**
                     * @description Format of the text. In `plain`, no character has a special meaning.
                     * @enum {string}
                     */
                    format: "markdown" | "plain";
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["CheckedText"];
                };
            };
        };
    };
    "reviews.find": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
        };
    };
    "reviews.countQuestions": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /** @description Texts with open questions of the studio, in the order of the pieces. */
                        texts: {
                            /** @description Position of the text in the order, from 1. */
                            piece: number;
                            /** @description Title of the text. */
                            title: string;
                            /** @description Of a text: number of its version, from 1. Of a case or an item: number of its saves, for the next one. */
                            version: number;
                            /** @description Number of open questions on the text. */
                            open: number;
                        }[];
                    };
                };
            };
        };
    };
    "reviews.keepComment": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Position of the text in the order, from 1. */
                piece: number;
                /** @description Number of the version of the text, from 1. Of an item of the site: that of the last read. */
                version: number;
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Passage that the comment is about. Null if it is about the whole text. */
                    passage: components["schemas"]["Passage"] | null;
                    /** @description The text, as it was written. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
        };
    };
    "reviews.removeComment": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
        };
    };
    "reviews.submitRound": {
        parameters: {
            header: {
                /** @description A text that names this act, such as a UUID. Sent twice with it, it is done once. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Position of the text in the order, from 1. */
                piece: number;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Price of the round to which the client agrees, in US cents, as in `nextCents`. Default: 0.
                     * @default 0
                     */
                    agreedCents?: number;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
        };
    };
    "reviews.answerStudioComment": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The text, as it was written. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
        };
    };
    "reviews.findAtDesk": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["DeskReview"];
                };
            };
        };
    };
    "reviews.answerComment": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Kind of it, which decides about the other fields.
                     * @enum {string}
                     */
                    kind: "done" | "declined";
                    /**
                     * @description The text, as it was written.
                     * @default
                     */
                    text?: string;
                    /** @description Time at which it was answered. Null while it is open. Sent with the answer to a comment, as its sender saw it: an answer of somebody else since is kept. */
                    answeredAt?: string | null;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["DeskReview"];
                };
            };
        };
    };
    "reviews.keepStudioComment": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Position of the text in the order, from 1. */
                piece: number;
                /** @description Number of the version of the text, from 1. Of an item of the site: that of the last read. */
                version: number;
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Passage that the comment is about. Null if it is about the whole text. */
                    passage: components["schemas"]["Passage"] | null;
                    /** @description The text, as it was written. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["DeskReview"];
                };
            };
        };
    };
    "reviews.removeStudioComment": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["DeskReview"];
                };
            };
        };
    };
    "reviews.settleComment": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Id of the thing that the path names, a UUID. */
                id: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["DeskReview"];
                };
            };
        };
    };
    "reviews.approve": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Position of the text in the order, from 1. */
                piece: number;
                /** @description Number of the version of the text, from 1. Of an item of the site: that of the last read. */
                version: number;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Name of the person who acts, or empty. Only the holder of a link has to give one.
                     * @default
                     */
                    by?: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
        };
    };
    "reviews.findCertificate": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Position of the text in the order, from 1. */
                piece: number;
                /** @description Number of the version of the text, from 1. Of an item of the site: that of the last read. */
                version: number;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Certificate"];
                };
            };
        };
    };
    "reviews.compareApproved": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Position of the text in the order, from 1. */
                piece: number;
                /** @description Number of the version of the text, from 1. Of an item of the site: that of the last read. */
                version: number;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The text, as it was written. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": {
                        /**
                         * @description `file`: the approved file; `words`: the same words in order; `other`: another text.
                         * @enum {string}
                         */
                        same: "file" | "words" | "other";
                    };
                };
            };
        };
    };
    "reviews.findCertificateAtDesk": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
                /** @description Position of the text in the order, from 1. */
                piece: number;
                /** @description Number of the version of the text, from 1. Of an item of the site: that of the last read. */
                version: number;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Certificate"];
                };
            };
        };
    };
    "voices.find": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Voice"];
                };
            };
        };
    };
    "voices.save": {
        parameters: {
            path: {
                /** @description Number of the order, like `NW-ORD-20261122-0001`. */
                orderNumber: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description For an order the brief, for a version a note to the client, for a voice how it sounds. */
                    note: string;
                    /** @description Phrases that each text must contain. */
                    use: string[];
                    /** @description Phrases that no text may contain. */
                    avoid: string[];
                    /** @description American (`en-US`) or British (`en-GB`) English. Null if none is agreed. */
                    spelling: ("en-US" | "en-GB") | null;
                    /** @description First person of the texts: `we` or `I`. Null if none is agreed. */
                    person: ("we" | "I") | null;
                    /** @description Addresses of pages to which each text must link. */
                    links: string[];
                    /** @description Number of saves, 0 before the first. A save or delivery by an older number is refused. */
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                content: {
                    "application/json": components["schemas"]["Voice"];
                };
            };
        };
    };
    "webhooks.event": {
        parameters: {
            header: {
                /** @description Id of the event at this endpoint, the same in every try. */
                "webhook-id": string;
                /** @description Time of this try, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or two signatures, `v1,` and base64 each: HMAC SHA-256 of id, timestamp and body. */
                "webhook-signature": string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The event, or the kind of error.
                     * @enum {string}
                     */
                    type: "order.placed" | "order.pending_contact" | "order.awaiting_payment" | "order.paid" | "order.in_production" | "order.delivered" | "order.revision" | "order.completed" | "order.cancelled" | "order.refunded" | "money.charged" | "money.adjusted" | "money.received" | "money.refunded" | "money.reversed" | "message.received" | "message.said_paid" | "webhook.test";
                    /**
                     * Format: date-time
                     * @description Time of the event.
                     */
                    timestamp: string;
                    /** @description Facts about the event. Empty in a test. */
                    data: {
                        /** @description Number of the order. */
                        orderNumber?: string;
                        /**
                         * @deprecated
                         * @description Another name of `orderNumber`, until 2027-07-01.
                         */
                        order?: string;
                        /**
                         * @description State that the order came to. Only in order events.
                         * @enum {string}
                         */
                        status?: "Pending Contact" | "Awaiting Payment" | "Paid" | "In Production" | "Delivered" | "Revision" | "Completed" | "Cancelled" | "Refunded";
                        /** @description The order at the desk, for people. */
                        url?: string;
                        /** @description The order by the API, for programs. */
                        api?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Switches the endpoint off. */
            410: {
            };
            /** @description Received. */
            "2XX": {
            };
            /** @description Not received. Tried again later; `Retry-After` is heeded. */
            default: {
            };
        };
    };
}

/** Method and path of each operation. */
export const places = {
    "auth.signIn": "POST /api/auth/login",
    "auth.signUp": "POST /api/auth/register",
    "auth.signOut": "POST /api/auth/logout",
    "auth.me": "GET /api/auth/me",
    "orders.list": "GET /api/orders",
    "orders.place": "POST /api/orders",
    "projects.list": "GET /api/projects",
    "payments.exportMoney": "GET /api/desk/money.csv",
    "deliveries.file": "GET /api/orders/{orderNumber}/texts/{piece}/versions/{version}/{file}",
    "services.list": "GET /api/services",
    "contact.sendMessage": "POST /api/contact",
    "newsletter.unsubscribe": "POST /api/newsletter/unsubscribe/{token}",
    "account.exportData": "GET /api/account/data",
    "desk.exportOrders": "GET /api/desk/orders.csv",
    "problems.list": "GET /api/problems",
    "conversation.list": "GET /api/orders/{orderNumber}/messages",
    "conversation.write": "POST /api/orders/{orderNumber}/messages",
    "conversation.sayPaid": "POST /api/orders/{orderNumber}/paid",
    "desk.conversation": "GET /api/desk/orders/{orderNumber}/messages",
    "desk.writeToClient": "POST /api/desk/orders/{orderNumber}/messages",
    "desk.deliverText": "POST /api/desk/orders/{orderNumber}/texts/{piece}/versions",
    "desk.askClient": "POST /api/desk/orders/{orderNumber}/texts/{piece}/comments",
    "desk.settleAnswer": "POST /api/desk/orders/{orderNumber}/messages/settle",
    "desk.mails": "GET /api/desk/mails",
    "desk.mailsOfOrder": "GET /api/desk/orders/{orderNumber}/mails",
    "desk.heldMails": "GET /api/desk/mails/held",
    "desk.findMail": "GET /api/desk/mails/{id}",
    "desk.showLinks": "POST /api/desk/mails/{id}/links",
    "desk.resendMail": "POST /api/desk/mails/{id}/again",
    "desk.cancelMail": "POST /api/desk/mails/{id}/cancel",
    "desk.sendTestMail": "POST /api/desk/mails/test",
    "desk.queue": "GET /api/desk/queue",
    "desk.countOverClosing": "GET /api/desk/closing",
    "desk.findOrders": "GET /api/desk/orders",
    "desk.countByTerms": "GET /api/desk/terms",
    "desk.listColleagues": "GET /api/desk/colleagues",
    "desk.listViews": "GET /api/desk/views",
    "desk.saveView": "POST /api/desk/views",
    "desk.renameView": "PUT /api/desk/views/{id}",
    "desk.deleteView": "DELETE /api/desk/views/{id}",
    "desk.findCase": "GET /api/desk/orders/{orderNumber}",
    "desk.visitCase": "POST /api/desk/orders/{orderNumber}/visits",
    "desk.claimCase": "POST /api/desk/orders/{orderNumber}/claim",
    "desk.releaseCase": "POST /api/desk/orders/{orderNumber}/release",
    "desk.putOff": "POST /api/desk/orders/{orderNumber}/later",
    "desk.addNote": "POST /api/desk/orders/{orderNumber}/notes",
    "desk.logCall": "POST /api/desk/orders/{orderNumber}/calls",
    "desk.moveCase": "POST /api/desk/orders/{orderNumber}/moves",
    "desk.findMessage": "GET /api/desk/messages/{id}",
    "desk.settleMessage": "POST /api/desk/messages/{id}/settle",
    "desk.undoStep": "POST /api/desk/orders/{orderNumber}/undo",
    "desk.reopenMessage": "POST /api/desk/messages/{id}/reopen",
    "desk.changeAddress": "PUT /api/desk/orders/{orderNumber}/address",
    "desk.changeTerms": "PUT /api/desk/orders/{orderNumber}/terms",
    "desk.changeClientTerms": "PUT /api/desk/orders/{orderNumber}/client-terms",
    "desk.warnings": "GET /api/desk/warnings",
    "orders.find": "GET /api/orders/{orderNumber}",
    "orders.cancel": "POST /api/orders/{orderNumber}/cancel",
    "payments.find": "GET /api/desk/orders/{orderNumber}/money",
    "payments.agreePrice": "POST /api/desk/orders/{orderNumber}/money/price",
    "payments.recordPayment": "POST /api/desk/orders/{orderNumber}/money/payments",
    "payments.keepShare": "POST /api/desk/orders/{orderNumber}/money/kept-share",
    "payments.refund": "POST /api/desk/orders/{orderNumber}/money/refunds",
    "payments.reverseEntry": "POST /api/desk/orders/{orderNumber}/money/reversals",
    "payments.ofOrder": "GET /api/orders/{orderNumber}/money",
    "payments.requestPayment": "POST /api/desk/orders/{orderNumber}/money/requests",
    "site.items": "GET /api/desk/site/items",
    "site.addItem": "POST /api/desk/site/items",
    "site.check": "GET /api/desk/site/check",
    "site.review": "GET /api/desk/site/review",
    "site.names": "GET /api/desk/site/names",
    "site.findItem": "GET /api/desk/site/items/{kind}/{key}",
    "site.saveDraft": "PUT /api/desk/site/items/{kind}/{key}/draft",
    "site.discardDraft": "DELETE /api/desk/site/items/{kind}/{key}/draft",
    "site.renameItem": "POST /api/desk/site/items/{kind}/{key}/rename",
    "site.releases": "GET /api/desk/site/releases",
    "site.publish": "POST /api/desk/site/releases",
    "site.findRelease": "GET /api/desk/site/releases/{release}",
    "site.cancel": "DELETE /api/desk/site/releases/{release}",
    "site.schedule": "POST /api/desk/site/schedule",
    "site.undo": "POST /api/desk/site/releases/{release}/undo",
    "site.opening": "GET /api/desk/site/opening",
    "site.open": "POST /api/desk/site/opening",
    "site.addPicture": "POST /api/desk/site/pictures",
    "site.previewLinks": "GET /api/desk/site/previews",
    "site.sharePreview": "POST /api/desk/site/previews",
    "site.endPreview": "DELETE /api/desk/site/previews/{id}",
    "staff.me": "GET /api/desk/me",
    "staff.chooseMails": "PUT /api/desk/me/mails",
    "staff.demandSecondFactor": "PUT /api/desk/second-factor",
    "staff.list": "GET /api/desk/staff",
    "staff.invite": "POST /api/desk/staff",
    "staff.changeRole": "PUT /api/desk/staff/{id}/role",
    "staff.letPublish": "PUT /api/desk/staff/{id}/publishing",
    "staff.end": "DELETE /api/desk/staff/{id}",
    "tokens.list": "GET /api/desk/tokens",
    "tokens.create": "POST /api/desk/tokens",
    "tokens.revoke": "DELETE /api/desk/tokens/{id}",
    "webhooks.list": "GET /api/desk/webhooks",
    "webhooks.add": "POST /api/desk/webhooks",
    "webhooks.rotateSecret": "POST /api/desk/webhooks/{id}/secret",
    "webhooks.switch": "PUT /api/desk/webhooks/{id}/state",
    "webhooks.remove": "DELETE /api/desk/webhooks/{id}",
    "webhooks.sendTest": "POST /api/desk/webhooks/{id}/test",
    "webhooks.deliveries": "GET /api/desk/webhooks/{id}/deliveries",
    "webhooks.replay": "POST /api/desk/webhooks/{id}/deliveries/{deliveryId}/replay",
    "webhooks.replayFailed": "POST /api/desk/webhooks/{id}/replay",
    "deliveries.list": "GET /api/orders/{orderNumber}/texts",
    "deliveries.read": "GET /api/orders/{orderNumber}/texts/{piece}/versions/{version}",
    "deliveries.compare": "GET /api/orders/{orderNumber}/texts/{piece}/versions/{version}/changes",
    "deliveries.listAtDesk": "GET /api/desk/orders/{orderNumber}/texts",
    "deliveries.readAtDesk": "GET /api/desk/orders/{orderNumber}/texts/{piece}/versions/{version}",
    "deliveries.compareAtDesk": "GET /api/desk/orders/{orderNumber}/texts/{piece}/versions/{version}/changes",
    "deliveries.findDraft": "GET /api/desk/orders/{orderNumber}/texts/{piece}/draft",
    "deliveries.saveDraft": "PUT /api/desk/orders/{orderNumber}/texts/{piece}/draft",
    "deliveries.attachReport": "PUT /api/desk/orders/{orderNumber}/texts/{piece}/report",
    "deliveries.checkText": "POST /api/desk/orders/{orderNumber}/texts/{piece}/check",
    "reviews.find": "GET /api/orders/{orderNumber}/comments",
    "reviews.countQuestions": "GET /api/orders/{orderNumber}/questions",
    "reviews.keepComment": "PUT /api/orders/{orderNumber}/texts/{piece}/versions/{version}/comments/{id}",
    "reviews.removeComment": "DELETE /api/orders/{orderNumber}/comments/{id}",
    "reviews.submitRound": "POST /api/orders/{orderNumber}/texts/{piece}/rounds",
    "reviews.answerStudioComment": "POST /api/orders/{orderNumber}/comments/{id}/answer",
    "reviews.findAtDesk": "GET /api/desk/orders/{orderNumber}/comments",
    "reviews.answerComment": "POST /api/desk/orders/{orderNumber}/comments/{id}/answer",
    "reviews.keepStudioComment": "PUT /api/desk/orders/{orderNumber}/texts/{piece}/versions/{version}/comments/{id}",
    "reviews.removeStudioComment": "DELETE /api/desk/orders/{orderNumber}/comments/{id}",
    "reviews.settleComment": "POST /api/desk/orders/{orderNumber}/comments/{id}/settle",
    "reviews.approve": "POST /api/orders/{orderNumber}/texts/{piece}/versions/{version}/approval",
    "reviews.findCertificate": "GET /api/orders/{orderNumber}/texts/{piece}/versions/{version}/certificate",
    "reviews.compareApproved": "POST /api/orders/{orderNumber}/texts/{piece}/versions/{version}/certificate/compare",
    "reviews.findCertificateAtDesk": "GET /api/desk/orders/{orderNumber}/texts/{piece}/versions/{version}/certificate",
    "voices.find": "GET /api/desk/orders/{orderNumber}/voice",
    "voices.save": "PUT /api/desk/orders/{orderNumber}/voice",
} as const;
/** Operations that answer with a file. */
export const files = [
    "payments.exportMoney",
    "deliveries.file",
    "account.exportData",
    "desk.exportOrders",
] as const;
