-- Format 2 of matches: entries with a tag, versions and effects of each turn, how a match has ended.
-- Texts are put together, not built: json keeps the order of the keys that way. What src/match/read.ts does for
-- files is done here for rows.
UPDATE "entries" SET "body" = CASE
	WHEN "body" -> 'fact' IS NOT NULL THEN ('{"is":"fact",' || substr("body"::text, 2))::json
	WHEN "body" -> 'undo' IS NOT NULL THEN ('{"is":"undo",' || substr("body"::text, 2))::json
	WHEN "body" -> 'offer' IS NOT NULL THEN ('{"is":"offer",' || substr("body"::text, 2))::json
	WHEN "body" -> 'reply' IS NOT NULL THEN ('{"is":"reply",' || substr("body"::text, 2))::json
	ELSE ('{"is":"resigned","n":' || "n" || ',"by":' || ("body" -> 'resigned')::text || '}')::json
END;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "ending" json;--> statement-breakpoint
UPDATE "matches" SET "ending" = '{"how":"not stored","winners":[],"why":""}' WHERE "over";--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "rules" text;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "table" text;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "effect" json;--> statement-breakpoint
-- Until now a turn's lines stood with the next one, and all was played on the first table.
UPDATE "turns" SET
	"rules" = (SELECT "version" FROM "matches" WHERE "matches"."id" = "turns"."match"),
	"table" = '1',
	"effect" = ('{"state":[],"said":' || coalesce((
		SELECT "next"."lines"::text FROM "turns" AS "next"
		WHERE "next"."match" = "turns"."match" AND "next"."position" = "turns"."position" + 1
	), '[]') || ',"asked":null}')::json;--> statement-breakpoint
ALTER TABLE "turns" ALTER COLUMN "rules" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "turns" ALTER COLUMN "table" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "turns" ALTER COLUMN "effect" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "turns" DROP COLUMN "lines";
