import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AskedJobChanges } from './asked-job-changes.js';
import { JobChangeFacts } from './job-change-facts.js';
import type { JobChangeDto } from './job-change.dto.js';
import {
  judgeJobChange,
  type AskedJobChange,
  type JudgedJobChange,
  type PersonOfChange,
} from './judge-job-change.js';
import { PeopleOfChange } from './people-of-change.js';

/** Other requests are answered between two. */
const PEOPLE_A_TURN = 100;

export interface JudgedPerson {
  person: PersonOfChange;
  change: JudgedJobChange;
}

/** A change as it would be recorded now. */
export interface JobJudgement {
  asked: AskedJobChange;
  /** In the order of their ids, with those who are left out. */
  people: JudgedPerson[];
}

/** Reads what is asked and what is known, and judges each person. The preview and the call that stores a change use it alike. */
@Injectable()
export class JobJudgements {
  constructor(
    private readonly asked: AskedJobChanges,
    private readonly people: PeopleOfChange,
    private readonly facts: JobChangeFacts,
  ) {}

  /** Without ids the people are looked up; a unit that stores the change has locked them before. */
  async judge(dto: JobChangeDto, employeeIds?: readonly string[]): Promise<JobJudgement> {
    const asked = await this.asked.read(dto);
    return this.judgePeople(asked, employeeIds ?? (await this.people.find(dto)));
  }

  /** In the unit that has locked the people, for what is stored. */
  async judgePeople(asked: AskedJobChange, employeeIds: readonly string[]): Promise<JobJudgement> {
    const subjects = asked.assignments.map(({ subject }) => subject);
    const people: JudgedPerson[] = [];
    for (let start = 0; start < employeeIds.length; start += PEOPLE_A_TURN) {
      await setImmediate();
      const some = employeeIds.slice(start, start + PEOPLE_A_TURN);
      for (const person of await this.facts.read(some, subjects))
        people.push({ person, change: judgeJobChange(person, asked) });
    }
    return { asked, people };
  }
}
