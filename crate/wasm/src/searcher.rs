//! The worker's object: requests in, messages out, one search at a time in slices.
//!
//! The queue is a chain of promises: each request waits for the one before it. A cancel does not queue; it marks a request
//! that still waits or runs, and the mark is seen between two slices.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use js_sys::{Function, Promise};
use mate::Step;
use tsify::Ts;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use xiangqi::{Move, Position};

use crate::clock::Pace;
use crate::convert::{fault, moves, position_faults, send};
use crate::engine::{Engine, game_over, parse_move};
use crate::fatal;
use crate::wire::{Fault, Request, Response, SolveAnswer};

/// The sizes of table that may be asked for, in mebibytes.
const TABLE_MB: (u32, u32) = (1, 256);

/// Judges, solves and keeps the attempt; lives in a worker.
#[wasm_bindgen]
pub struct Searcher {
    desk: Rc<Desk>,
    /// Settled when the last request handed in so far has been answered.
    tail: RefCell<Promise>,
}

struct Desk {
    engine: RefCell<Engine>,
    /// Ids of requests without their final answer.
    open: RefCell<Vec<u32>>,
    /// Those of them that are to be stopped.
    cancelled: RefCell<Vec<u32>>,
}

#[wasm_bindgen]
impl Searcher {
    /// A searcher with a table of so many mebibytes, 1 to 256, allocated at once and never given back: drop the worker to
    /// free it.
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(js_name = tableMb)] table_mb: u32) -> Searcher {
        let bytes = table_mb.clamp(TABLE_MB.0, TABLE_MB.1) as usize * 1024 * 1024;
        Searcher {
            desk: Rc::new(Desk {
                engine: RefCell::new(Engine::new(bytes)),
                open: RefCell::default(),
                cancelled: RefCell::default(),
            }),
            tail: RefCell::new(Promise::resolve(&JsValue::UNDEFINED)),
        }
    }

    /// Carries a request out after those before it. Every request gets exactly one final message, after any number of
    /// `progress` messages; the promise is settled then and never rejected.
    #[wasm_bindgen(unchecked_return_type = "Promise<void>")]
    pub fn handle(
        &self,
        request: Ts<Request>,
        #[wasm_bindgen(js_name = onMessage, unchecked_param_type = "(message: SearchResponse) => void")]
        on_message: Function,
    ) -> Promise {
        let raw: JsValue = request.into();
        let id = Request::id_of(&raw);
        if fatal::is_dead() {
            send(&on_message, &Response::Error { id, fault: fatal::internal() });
            return Promise::resolve(&JsValue::UNDEFINED);
        }
        let request = match Request::read(&raw) {
            Ok(Request::Cancel { id, of }) => {
                self.desk.cancel(of);
                send(&on_message, &Response::Cancelled { id });
                return Promise::resolve(&JsValue::UNDEFINED);
            }
            Ok(request) => request,
            Err(fault) => {
                send(&on_message, &Response::Error { id, fault });
                return Promise::resolve(&JsValue::UNDEFINED);
            }
        };
        self.desk.open.borrow_mut().push(id);
        fatal::enter(id, &on_message);
        let desk = Rc::clone(&self.desk);
        let before = self.tail.borrow().clone();
        let job = future_to_promise(async move {
            // The one before never rejects; and if it did, this one would still want its answer.
            let _ = JsFuture::from(before).await;
            let response = desk.answer(id, request, &on_message).await;
            desk.open.borrow_mut().retain(|&other| other != id);
            desk.cancelled.borrow_mut().retain(|&other| other != id);
            fatal::leave(id);
            send(&on_message, &response);
            Ok(JsValue::UNDEFINED)
        });
        *self.tail.borrow_mut() = job.clone();
        job
    }
}

impl Desk {
    fn cancel(&self, of: u32) {
        if self.open.borrow().contains(&of) {
            self.cancelled.borrow_mut().push(of);
        }
    }

    fn is_cancelled(&self, id: u32) -> bool {
        self.cancelled.borrow().contains(&id)
    }

    /// The final message of a request.
    async fn answer(&self, id: u32, request: Request, on_message: &Function) -> Response {
        if self.is_cancelled(id) {
            return Response::Cancelled { id };
        }
        let response = match request {
            Request::Play { r#move, .. } => self.play(id, &r#move, on_message).await,
            Request::Solve { fen, goal, nodes, .. } => {
                self.solve(id, &fen, goal.into(), nodes, on_message).await
            }
            quick => self.engine.borrow_mut().answer(id, quick),
        };
        response.unwrap_or_else(|fault| Response::Error { id, fault })
    }

    async fn play(&self, id: u32, text: &str, on_message: &Function) -> Result<Response, Fault> {
        self.engine.borrow_mut().begin_play(text)?;
        let Some(judgement) = self.slices(id, on_message, Engine::step_play).await else {
            return Ok(Response::Cancelled { id });
        };
        let view = self.engine.borrow_mut().view()?;
        Ok(Response::Played { id, judgement: judgement.into(), view })
    }

    async fn solve(
        &self,
        id: u32,
        fen: &str,
        goal: mate::Goal,
        nodes: Option<u64>,
        on_message: &Function,
    ) -> Result<Response, Fault> {
        let position = match Position::from_fen(fen) {
            Ok(position) => position,
            Err(error) => {
                let answer = SolveAnswer::illegal(goal, position_faults(error));
                return Ok(Response::Solved { id, answer });
            }
        };
        self.engine.borrow_mut().begin_solve(&position, goal, nodes);
        let Some((answer, nodes)) = self.slices(id, on_message, Engine::step_solve).await else {
            return Ok(Response::Cancelled { id });
        };
        Ok(Response::Solved { id, answer: SolveAnswer::new(goal, answer, nodes) })
    }

    /// Works in slices until done; nothing when the request was cancelled.
    async fn slices<T>(
        &self,
        id: u32,
        on_message: &Function,
        step: fn(&mut Engine, u64) -> Option<Step<T>>,
    ) -> Option<T> {
        let mut pace = Pace::new();
        loop {
            // The borrow must end before the pause.
            let stepped = step(&mut self.engine.borrow_mut(), pace.begin());
            match stepped? {
                Step::Done(result) => return Some(result),
                Step::Running(progress) => {
                    if pace.end() {
                        send(on_message, &Response::Progress { id, progress: progress.into() });
                    }
                }
            }
            TimeoutFuture::new(0).await;
            if self.is_cancelled(id) {
                self.engine.borrow_mut().cancel();
                return None;
            }
        }
    }
}

impl Engine {
    /// The final message of a request that needs no search.
    fn answer(&mut self, id: u32, request: Request) -> Result<Response, Fault> {
        match request {
            Request::Open { puzzle, .. } => self.open(puzzle)?,
            Request::Defend { r#move, .. } => {
                if !self.attempt()?.defend(parse_move(&r#move)?) {
                    return Err(fault("no-such-reply", "the last reply cannot be exchanged for this move"));
                }
            }
            Request::TakeBack { .. } => {
                self.attempt()?.take_back();
            }
            Request::Restart { .. } => self.attempt()?.restart(),
            Request::Hint { .. } => {
                let hint = self.attempt()?.hint().ok_or_else(game_over)?;
                return Ok(Response::Hint { id, hint: hint.into(), view: self.view()? });
            }
            Request::GiveUp { .. } => {
                let line: Vec<Move> = self.attempt()?.give_up();
                return Ok(Response::Solution { id, line: moves(&line), view: self.view()? });
            }
            Request::Play { .. } | Request::Solve { .. } | Request::Cancel { .. } => {
                return Err(fatal::internal());
            }
        }
        Ok(Response::View { id, view: self.view()? })
    }
}
