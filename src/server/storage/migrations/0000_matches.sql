CREATE TABLE "entries" (
	"match" text NOT NULL,
	"n" integer NOT NULL,
	"body" json NOT NULL,
	"track" "bytea",
	CONSTRAINT "entries_match_n_pk" PRIMARY KEY("match","n")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" text PRIMARY KEY NOT NULL,
	"game" text NOT NULL,
	"version" text NOT NULL,
	"setup" json NOT NULL,
	"seats" json NOT NULL,
	"same_screen" boolean NOT NULL,
	"chance" text NOT NULL,
	"pending" json NOT NULL,
	"title" text NOT NULL,
	"waiting" json NOT NULL,
	"over" boolean NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"changed" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "turns" (
	"match" text NOT NULL,
	"position" integer NOT NULL,
	"n" integer NOT NULL,
	"before" json NOT NULL,
	"lines" json NOT NULL,
	CONSTRAINT "turns_match_position_pk" PRIMARY KEY("match","position")
);
--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_match_matches_id_fk" FOREIGN KEY ("match") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matches_changed" ON "matches" USING btree ("over","changed");